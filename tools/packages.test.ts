import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../tests/harness/temporary-folder.ts';
import { packagesInstalled } from './packages.js';

const a = { version: '1.2.3', integrity: 'sha512-a' };
const linter = { version: '2.0.0', integrity: 'sha512-d', dev: true };
const locked = {
  '': { version: '1.0.0' },
  'node_modules/a': a,
  'node_modules/linter': linter,
  'node_modules/for-windows': { version: '3.0.0', integrity: 'sha512-w', optional: true },
};

/** A project with this lock file, in whose node_modules npm has noted these packages. */
function project(installed: object): string {
  const folder = newFolder(onTestFinished, 'project');
  mkdirSync(path.join(folder, 'node_modules'));
  const write = (file: string, packages: object): void =>
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  write('package-lock.json', locked);
  write('node_modules/.package-lock.json', installed);
  return folder;
}

test.each([
  ['everything', { 'node_modules/a': a, 'node_modules/linter': linter }, true, true],
  ['what the site needs', { 'node_modules/a': a }, false, true],
  ['an older lock file', { 'node_modules/a': { ...a, version: '1.2.2' } }, false, false],
  [
    'another package of the same version',
    { 'node_modules/a': { ...a, integrity: 'x' } },
    false,
    false,
  ],
  ['nothing', {}, false, false],
])('after installing %s', (_, installed, forTests, forSite) => {
  const folder = project(installed);
  expect(packagesInstalled(folder, { dev: true })).toBe(forTests);
  expect(packagesInstalled(folder, { dev: false })).toBe(forSite);
});
