import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a namespace is named as its files are, or its page would find no words', () => {
  const declared = globSync('site/**/*.{ts,tsx}').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^ {4}'?([\w-]+)'?: typeof import\('\.\/(?:.*\/)?([\w-]+)\.en\.json'\)/gm,
      ),
    ].map(([, namespace, words]) => ({ namespace, words })),
  );
  expect(declared.length).toBeGreaterThan(30);
  expect(declared.filter(({ namespace, words }) => namespace !== words)).toEqual([]);
});
