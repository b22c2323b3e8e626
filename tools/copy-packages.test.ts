import { expect, test } from 'vitest';
import { foldersOf } from './copy-packages.js';

const packages = {
  '': {},
  'node_modules/pool': { dependencies: { '@scope/types': '1', split: '2' } },
  'node_modules/pool/node_modules/split': {},
  'node_modules/@scope/types': { dependencies: { split: '3' } },
  'node_modules/split': {},
  'node_modules/unrelated': {},
};

test('a package comes with what it depends on, each in the version that it finds', () => {
  expect(foldersOf(packages, ['pool'])).toEqual([
    'node_modules/pool',
    'node_modules/@scope/types',
    'node_modules/pool/node_modules/split',
    'node_modules/split',
  ]);
});

test('a package that is not locked is an error', () => {
  expect(() => foldersOf(packages, ['missing'])).toThrow('missing');
});
