import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordFiles } from './word-files.ts';

test('each namespace is typed by the name of its files', () => {
  const types = readFileSync('site/i18n/namespaces.ts', 'utf8');
  const typed = [...types.matchAll(/^ +'?([\w-]+)'?: typeof import\('.*\/(.*)\.en\.json'\)/gm)];
  expect(typed.map(([, namespace]) => namespace)).toEqual(typed.map(([, , file]) => file));
  const untyped = wordFiles.filter(({ namespace }) => !types.includes(`/${namespace}.en.json`));
  // The server reads them for pages that it makes without the site's code.
  expect(new Set(untyped.map(({ namespace }) => namespace))).toEqual(
    new Set(['busy', 'portal', 'preview']),
  );
});
