import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { claims, type Claim } from '../../site/facts/claims.ts';
import { wordFiles } from '../../site/i18n/word-files.ts';
import { routeNames } from '../../site/paths.ts';
import { routes } from '../../site/routes.ts';
import { buildDifferences, claimsNamed, metaProblems, typedClaims } from './word-rules.ts';

const register: Record<string, Claim> = claims;
const pageNamespaces = new Set<string>(routeNames.map((name) => routes[name].words));

/** The texts of account types get every value in two forms, of which a language takes what it needs. */
const mayChooseValues = (namespace: string, problem: string): boolean =>
  namespace === 'account-texts' && problem.includes('has the placeholders');

describe.for(wordFiles)('$file', ({ namespace, language, content }) => {
  const english =
    wordFiles.find((candidate) => candidate.namespace === namespace && candidate.language === 'en')
      ?.content ?? {};

  test('has the keys, list lengths and placeholders of the English file, and no empty text', () => {
    const found = buildDifferences(english, content, language);
    expect(found.filter((problem) => !mayChooseValues(namespace, problem))).toEqual([]);
  });

  test('names claims that exist, and types none', () => {
    expect(claimsNamed(content).filter((name) => !(name in register))).toEqual([]);
    expect(typedClaims(content, language, register)).toEqual([]);
  });

  // Not `test.runIf`: a test that does not apply to a file is not a skipped test.
  if (pageNamespaces.has(namespace)) {
    test('has a title and a description of a length that search engines show', () => {
      expect(metaProblems(content, language)).toEqual([]);
    });
  }
});

test('every namespace exists once in every language', () => {
  const files = wordFiles.map(({ namespace, language }) => `${namespace}.${language}`);
  const namespaces = [...new Set(wordFiles.map(({ namespace }) => namespace))];
  const wanted = namespaces.flatMap((name) => languageCodes.map((code) => `${name}.${code}`));
  expect(files.toSorted()).toEqual(wanted.toSorted());
});

test('a translation with other keys, placeholders or plural forms is found', () => {
  const english = { a: 'One', name: 'Hello {{who}}', day_one: '{{count}} day', day_other: 'Days' };
  expect(buildDifferences(english, { a: ' ', name: '{{whom}}', extra: 'b' }, 'ar')).toEqual([
    "'day_other' is missing",
    "'name' has the placeholders [whom], English has [who]",
    "'extra' is not in the English file",
    "'a' is empty",
  ]);
});
