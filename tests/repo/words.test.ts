import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { textsOf } from '../../core/words/word-texts.ts';
import { claims, type Claim } from '../../site/facts/claims.ts';
import { formatClaim } from '../../site/i18n/format.ts';
import { wordFiles } from '../../site/i18n/word-files.ts';

const register: Record<string, Claim> = claims;
const pluralForm = /_(?:zero|one|two|few|many|other)$/;
const namesIn = (text = ''): string[] =>
  Array.from(text.matchAll(/\{\{\s*([^},\s]+)/g), ([, name = '']) => name);
/** The key of a text without its plural form. */
const baseOf = (key: string): string => key.replace(pluralForm, '');
const englishOf = (namespace: string): ReadonlyMap<string, string | undefined> =>
  textsOf(
    wordFiles.find((file) => file.namespace === namespace && file.language === 'en')?.content,
  );

/** Keys without plural forms, each with its placeholders. */
const shapeOf = (texts: ReadonlyMap<string, string | undefined>, hasChoice: boolean) =>
  Object.fromEntries(
    [...texts].map(([key, text]) => [
      baseOf(key),
      hasChoice ? [] : [...new Set(namesIn(text))].toSorted(),
    ]),
  );

/** How many keys a JSON value has, at all depths. */
const keyCount = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce(
        (sum: number, part) => sum + keyCount(part),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      )
    : 0;

/** Invisible characters and spaces do not count: '200万美元' states what '200 万美元' does. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069\s]/g, '');
/** Forms that can only be the claim: with currency, sign or scale. */
const isDistinctive = ({ value: claim }: Claim): boolean =>
  ['money', 'leverage', 'support'].includes(claim.kind) ||
  (claim.kind === 'count' && claim.atLeast === true);

describe.for(wordFiles)('$file', ({ file, namespace, language, content }) => {
  const texts = textsOf(content);

  test('has the keys, list lengths and placeholders of the English file, and no empty text', () => {
    // These texts get more values than a language needs: each in two forms, or the times of other readers' cities.
    const hasChoice = ['account-texts', 'server-midnight'].includes(namespace);
    expect(shapeOf(texts, hasChoice)).toEqual(shapeOf(englishOf(namespace), hasChoice));
    expect([...texts].filter(([, text]) => !text?.trim())).toEqual([]);
  });

  test('has no key twice: the last one would replace the others', () => {
    const keys = readFileSync(file, 'utf8').matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g);
    expect([...keys].filter(([, colon]) => colon)).toHaveLength(keyCount(content));
  });

  test('has every plural form that the language needs', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const needed = [...texts.keys()]
      .filter((key) => pluralForm.test(key))
      .flatMap((key) => pluralCategories.map((form) => `${baseOf(key)}_${form}`));
    expect(needed.filter((key) => !texts.has(key))).toEqual([]);
  });

  test('names claims that exist, and types none', () => {
    const named = [...texts.values()].flatMap(namesIn).flatMap((name) => {
      const [, claim] = /^claim(?:Number|Month)?\.(.+)/.exec(name) ?? [];
      return claim ?? [];
    });
    expect(named.filter((claim) => !(claim in register))).toEqual([]);
    const typed = Object.entries(register).flatMap(([name, claim]) => {
      const shown = plain(formatClaim(claim.value, language));
      const types = (text = ''): boolean =>
        plain(text.replaceAll(/\{\{[^}]*\}\}/g, '')).includes(shown);
      return isDistinctive(claim)
        ? [...texts].filter(([, text]) => types(text)).map(([key]) => ({ key, name }))
        : [];
    });
    expect(typed).toEqual([]);
  });
});

test('every namespace exists once in every language', () => {
  const files = wordFiles.map(({ namespace, language }) => `${namespace}.${language}`);
  const namespaces = [...new Set(wordFiles.map(({ namespace }) => namespace))];
  const wanted = namespaces.flatMap((name) => languageCodes.map((code) => `${name}.${code}`));
  expect(files.toSorted()).toEqual(wanted.toSorted());
});
