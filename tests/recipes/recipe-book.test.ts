import { expect, test } from 'vitest';
import { applyHunk, parseRecipes } from './recipe-book.ts';

const book = (...lines: string[]): string =>
  ['# Contributing', '```sh', 'npm start', '```', '## Recipes', '', ...lines].join('\n');

test('a recipe has its files, edits and scripts in their order', () => {
  expect(
    parseRecipes(
      book(
        '### Add a page',
        '1. Write it.',
        '',
        '   **site/fees.ts**',
        '',
        '   ```ts',
        '   export const fees = {',
        '     one: 1,',
        '   };',
        '   ```',
        '',
        '   ```diff',
        '   +++ site/paths.ts',
        "      error: '/error',",
        "   +  fees: '/fees',",
        '   @@',
        '   -old',
        '   +++ site/routes.ts',
        '   +new',
        '   ```',
        '### Add nothing',
        '```console',
        'npm run cms',
        '```',
        '```sh',
        'true',
        '```',
      ),
    ),
  ).toEqual([
    {
      name: 'Add a page',
      steps: [
        { kind: 'file', file: 'site/fees.ts', text: 'export const fees = {\n  one: 1,\n};\n' },
        {
          kind: 'edit',
          file: 'site/paths.ts',
          hunks: [["   error: '/error',", "+  fees: '/fees',"], ['-old']],
        },
        { kind: 'edit', file: 'site/routes.ts', hunks: [['+new']] },
      ],
    },
    { name: 'Add nothing', steps: [{ kind: 'shell', script: 'true' }] },
  ]);
});

test('a block that names neither a file nor an edit is rejected', () => {
  expect(() => parseRecipes(book('### Add', '```ts', 'x', '```'))).toThrow('no file name above it');
  expect(() => parseRecipes(book('### Add', '```diff', '+++ a.ts', '? b', '```'))).toThrow(
    "Not a line of a diff: '? b'",
  );
});

test('a hunk replaces whole lines that occur once in the file', () => {
  const text = 'one\ntwo\nthree\n';
  expect(applyHunk(text, [' one', '+new'], 'a.ts')).toBe('one\nnew\ntwo\nthree\n');
  expect(applyHunk(text, ['-two', '+2', ' three'], 'a.ts')).toBe('one\n2\nthree\n');
  expect(() => applyHunk(text, [' four', '+new'], 'a.ts')).toThrow('0 times, not once');
  expect(() => applyHunk(text, [' wo', '+new'], 'a.ts')).toThrow('0 times, not once');
  expect(() => applyHunk('one\ntwo\none\n', [' one'], 'a.ts')).toThrow('2 times, not once');
});
