import { describe, expect, test } from 'vitest';
import { wordFiles } from '../../site/i18n/word-files.ts';
import { routeNames } from '../../site/paths.ts';
import { notServedPage, routes } from '../../site/routes.ts';
import { readFiles, type SourceFile } from './files.ts';
import { textsOf } from './word-texts.ts';

const code = readFiles('{core,site,server}/**/*.{ts,tsx}').filter(
  ({ path }) => !path.includes('.test.'),
);
const pageNamespaces = new Set<string>([
  ...routeNames.map((name) => routes[name].words),
  notServedPage.words,
]);

/** Strings that may be keys, as patterns: quoted literals, and templates whose values may be any part of a key. */
function possibleKeys(files: readonly SourceFile[]): RegExp[] {
  const text = files.map((file) => file.text).join('\n');
  return [...text.matchAll(/'([\w.$-]+)'|`([^`\s]+)`/g)].map(
    ([, literal, template = '']) =>
      new RegExp(
        `^${(literal ?? template)
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join('.+')}$`,
      ),
  );
}

/** The key itself and its parents: a component may read a whole branch. */
const branchesOf = (key: string): string[] =>
  key
    .replace(/_(?:zero|one|two|few|many|other)$/, '')
    .split('.')
    .map((_, position, parts) => parts.slice(0, position + 1).join('.'));

/** Keys that neither a file in the words' folder nor a file that names the namespace can read. */
function unusedKeys(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const patterns = possibleKeys(files);
  return keys.filter(
    (key) => !branchesOf(key).some((branch) => patterns.some((pattern) => pattern.test(branch))),
  );
}

// The names of instruments are data: they are read by symbol.
const english = wordFiles.filter(
  ({ language, namespace }) => language === 'en' && namespace !== 'instruments',
);

describe.for(english)('$file', ({ file, namespace, content }) => {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const readers = code.filter(
    ({ path, text }) => path.startsWith(folder) || text.includes(`'${namespace}'`),
  );

  test('has no unused words', () => {
    const keys = [...textsOf(content).keys()].filter(
      (key) => !(key.startsWith('meta.') && pageNamespaces.has(namespace)),
    );
    expect(unusedKeys(keys, readers)).toEqual([]);
  });
});
