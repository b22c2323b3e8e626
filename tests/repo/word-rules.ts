import { languageByCode, type LanguageCode } from '../../core/domain/languages.ts';
import type { Claim } from '../../site/facts/claims.ts';
import { formatClaim } from '../../site/i18n/format.ts';

export type Words = Record<string, unknown>;

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Every text of a word file by its full key: `cards.0.title`. */
export function textsOf(words: unknown, key = ''): Map<string, string | undefined> {
  if (typeof words !== 'object' || words === null)
    return new Map([[key, typeof words === 'string' ? words : undefined]]);
  return new Map(
    Object.entries(words).flatMap(([name, value]) => [
      ...textsOf(value, key ? `${key}.${name}` : name),
    ]),
  );
}

const placeholdersOf = (text = ''): string[] =>
  [
    ...new Set([...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map(([, name]) => name ?? '')),
  ].toSorted();

/**
 * Differences in structure between a word file and the English one: missing, extra and empty keys, lists of another length,
 * other placeholders. There may be as many plural forms as the language needs.
 */
export function buildDifferences(english: Words, words: Words, language: LanguageCode): string[] {
  const [expected, found] = [textsOf(english), textsOf(words)];
  const problems: string[] = [];
  const baseOf = (key: string): string => key.replace(pluralForm, '');
  const expectedBases = new Map([...expected.keys()].map((key) => [baseOf(key), key]));
  const foundBases = new Map([...found.keys()].map((key) => [baseOf(key), key]));
  for (const [base, key] of expectedBases)
    if (!foundBases.has(base)) problems.push(`'${key}' is missing`);
  for (const [base, key] of foundBases) {
    const englishKey = expectedBases.get(base);
    if (englishKey === undefined) {
      problems.push(`'${key}' is not in the English file`);
      continue;
    }
    const expectedNames = placeholdersOf(expected.get(englishKey)).join(', ');
    const foundNames = placeholdersOf(found.get(key)).join(', ');
    if (expectedNames !== foundNames)
      problems.push(
        `'${key}' has the placeholders [${foundNames}], English has [${expectedNames}]`,
      );
    if (!pluralForm.test(key)) continue;
    for (const form of new Intl.PluralRules(language).resolvedOptions().pluralCategories) {
      if (!found.has(`${base}_${form}`))
        problems.push(
          `'${base}_${form}' is missing: ${languageByCode(language).label} needs this plural form`,
        );
    }
  }
  for (const [key, text] of found) {
    if (text === undefined) problems.push(`'${key}' is not a text`);
    else if (text.trim() === '') problems.push(`'${key}' is empty`);
  }
  return problems;
}

export function metaProblems(words: Words, language: LanguageCode): string[] {
  const texts = textsOf(words);
  const title = texts.get('meta.title') ?? '';
  const description = texts.get('meta.description') ?? '';
  const { minLength, maxLength } = languageByCode(language).description;
  const length = description.length;
  return [
    ...(title ? [] : [`'meta.title' is missing`]),
    ...(length >= minLength && length <= maxLength
      ? []
      : [`'meta.description' has ${length} characters, not ${minLength} to ${maxLength}`]),
  ];
}

/** Invisible characters, and spaces: '200万美元' states what '200 万美元' does. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069\s]/g, '');

/** Forms that can only be the claim: with currency, sign or scale. */
const isDistinctive = ({ value: claim }: Claim): boolean =>
  ['money', 'leverage', 'support', 'month'].includes(claim.kind) ||
  (claim.kind === 'count' && claim.atLeast === true);

/** Values of the claims register that a word file types instead of naming the claim. */
export function typedClaims(
  words: Words,
  language: LanguageCode,
  register: Record<string, Claim>,
): string[] {
  const forms = Object.entries(register)
    .filter(([, claim]) => isDistinctive(claim))
    .map(([name, { value }]) => ({ name, shown: plain(formatClaim(value, language)) }));
  return [...textsOf(words)].flatMap(([key, value = '']) => {
    const text = plain(value.replaceAll(/\{\{[^}]*\}\}/g, ''));
    return forms
      .filter(({ shown }) => text.includes(shown))
      .map(({ name, shown }) => `'${key}' types ${shown}: write {{claim.${name}}}`);
  });
}

/** Claims named in a text. */
export const claimsNamed = (words: Words): string[] =>
  [...textsOf(words).values()].flatMap((text = '') =>
    [...text.matchAll(/\{\{\s*claim(?:Number)?\.([^},\s]+)/g)].map(([, name]) => name ?? ''),
  );

/** Pairs of claims on one subject that contradict each other and are not accepted. */
export function claimConflicts(
  register: Record<string, Claim>,
  accepted: readonly (readonly [string, string, string])[],
): string[] {
  const entries = Object.entries(register);
  return entries.flatMap(([first, one], position) =>
    entries
      .slice(position + 1)
      .filter(
        ([, other]) =>
          other.subject === one.subject &&
          JSON.stringify(other.value) !== JSON.stringify(one.value),
      )
      .filter(
        ([second]) =>
          !accepted.some(
            ([left, right]) =>
              (left === first && right === second) || (left === second && right === first),
          ),
      )
      .map(([second]) => `${first} and ${second} disagree on '${one.subject}'`),
  );
}

/** Claims that a page shows but the register does not list for it, and vice versa. */
export function claimPlaceProblems(
  page: string,
  shown: ReadonlySet<string>,
  register: Record<string, Pick<Claim, 'pages'>>,
): string[] {
  const listed = new Set(
    Object.entries(register)
      .filter(([, { pages }]) =>
        (pages as readonly string[]).some((name) => name === page || name === 'everywhere'),
      )
      .map(([name]) => name),
  );
  return [
    ...[...shown]
      .filter((name) => !listed.has(name))
      .map((name) => `${page} shows the claim '${name}', which the register does not list for it`),
    ...[...listed]
      .filter((name) => !shown.has(name))
      .map((name) => `${page} does not show the claim '${name}', which the register lists for it`),
  ];
}
