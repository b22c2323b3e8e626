import { describe, expect, test } from 'vitest';
import { languageByCode, languageCodes } from '../../core/domain/languages.ts';
import { claims, type Claim } from '../../site/facts/claims.ts';
import { wordFiles } from '../../site/i18n/word-files.ts';
import { routeNames } from '../../site/paths.ts';
import { routes } from '../../site/routes.ts';
import { latinNames } from './latin-allow-list.ts';
import {
  buildDifferences,
  claimsNamed,
  latinRuns,
  metaProblems,
  textsOf,
  typedClaims,
} from './word-rules.ts';

const register: Record<string, Claim> = claims;
const pageNamespaces = new Set<string>(routeNames.map((name) => routes[name].words));

describe.for(wordFiles)('$file', ({ file, namespace, language, content }) => {
  const english =
    wordFiles.find((candidate) => candidate.namespace === namespace && candidate.language === 'en')
      ?.content ?? {};

  test('has the keys, list lengths and placeholders of the English file, and no empty text', () => {
    expect(buildDifferences(english, content, language)).toEqual([]);
  });

  test('names only claims that exist', () => {
    expect(claimsNamed(content).filter((name) => !(name in register))).toEqual([]);
  });

  test('hard-codes no number of the claims register', () => {
    const folder = file.slice(0, file.lastIndexOf('/'));
    const namespaces = new Set(
      wordFiles
        .filter((candidate) => candidate.file.startsWith(`${folder}/`))
        .map((candidate) => candidate.namespace),
    );
    const pages = routeNames.filter((name) => namespaces.has(routes[name].words));
    const own = new Set(
      Object.entries(register)
        .filter(([, claim]) => claim.pages.some((page) => (pages as string[]).includes(page)))
        .map(([name]) => name),
    );
    const typed = typedClaims(content, language, register, own);
    // The examples of the glossary compute with figures of their own.
    const isExample = (problem: string): boolean =>
      namespace === 'glossary' && /^'terms\.[^']*\.example'/.test(problem);
    expect(typed.filter((problem) => !isExample(problem))).toEqual([]);
  });

  // Not `test.runIf`: a test that does not apply to a file is not a skipped test.
  if (pageNamespaces.has(namespace)) {
    test('has a title and a description of a length that search engines show', () => {
      expect(metaProblems(content, language)).toEqual([]);
    });
  }

  if (languageByCode(language).script !== 'latin') {
    test('has no Latin script except names and symbols', () => {
      expect(latinRuns(content, latinNames)).toEqual([]);
    });
  }
});

test('every namespace exists in every language', () => {
  const namespaces = new Set(wordFiles.map(({ namespace }) => namespace));
  const missing = [...namespaces].flatMap((namespace) =>
    languageCodes
      .filter(
        (code) => !wordFiles.some((file) => file.namespace === namespace && file.language === code),
      )
      .map((code) => `${namespace}.${code}.json`),
  );
  expect(missing).toEqual([]);
});

test('no namespace exists in two folders', () => {
  const english = wordFiles
    .filter(({ language }) => language === 'en')
    .map(({ namespace }) => namespace);
  expect(english.filter((namespace, position) => english.indexOf(namespace) !== position)).toEqual(
    [],
  );
});

test('every name on the list of Latin names is used', () => {
  const texts = wordFiles
    .filter(({ language }) => languageByCode(language).script !== 'latin')
    .flatMap(({ content }) => [...textsOf(content).values()]);
  expect(latinNames.filter((name) => !texts.some((text) => text?.includes(name)))).toEqual([]);
});

test('the rules find what is wrong', () => {
  const english = {
    a: 'One',
    list: ['x', 'y'],
    name: 'Hello {{who}}',
    day_one: '{{count}} day',
    day_other: '{{count}} days',
  };
  const arabicDays = Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`day_${form}`, '{{count}} يوم']),
  );
  expect(
    buildDifferences(
      english,
      { a: 'واحد', list: ['x', 'y'], name: 'مرحبًا {{who}}', ...arabicDays },
      'ar',
    ),
  ).toEqual([]);
  const { day_few: _, ...fewMissing } = arabicDays;
  expect(
    buildDifferences(
      english,
      { a: ' ', list: ['x'], name: '{{whom}}', extra: 'b', ...fewMissing },
      'ar',
    ),
  ).toEqual([
    "'list.1' is missing",
    "'name' has the placeholders [whom], English has [who]",
    "'extra' is not in the English file",
    "'day_few' is missing: Arabic needs this plural form",
    "'a' is empty",
  ]);
  expect(buildDifferences({ a: 'x' }, { a: 3 }, 'zh')).toEqual(["'a' is not a text"]);

  expect(metaProblems({ meta: { title: '', description: 'Too short' } }, 'en')).toHaveLength(2);
  expect(
    latinRuns({ a: '使用 MT5 进行 trading，{{brand.name}}', b: 'App Store 下载' }, [
      'MT5',
      'App Store',
    ]),
  ).toEqual(["'a': trading"]);
  expect(claimsNamed({ a: '{{claim.nothing}} {{ claim.trades }}' })).toEqual(['nothing', 'trades']);

  const typed = (
    text: string,
    own: readonly string[] = [],
    language: 'en' | 'zh' | 'ar' = 'en',
  ): string[] => typedClaims({ a: text }, language, register, new Set(own));
  expect(typed('Insured up to US$2,000,000')).toHaveLength(1);
  expect(typed('保额高达 200万美元', [], 'zh')).toHaveLength(1);
  expect(typed('Leverage up to 1:500')).toHaveLength(1);
  expect(typed('1,000+ instruments')).toHaveLength(1);
  expect(typed('At least 60% for you', ['ibShare'])).toHaveLength(1);
  expect(typed('Within 30 days', ['fundingDays'])).toHaveLength(1);
  expect(typed('Within 30 days')).toEqual([]);
  expect(typed('Insured up to {{claim.insurance}}')).toEqual([]);
});
