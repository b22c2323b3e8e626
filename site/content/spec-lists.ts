import { tiers, type SpecRow, type Tier } from '../../contract/instrument-spec.ts';
import type { SiteContent } from '../../contract/site-content.ts';
import { languageCodes, type LanguageCode } from '../../contract/languages.ts';
import { localeOf } from '../i18n/format.ts';
import { wordsOf } from '../i18n/translator.ts';
import { instrumentNames } from '../words/instrument-names.ts';
import { makeSpecList, type NameBook, type SpecList } from '../../specs/spec-list.ts';
import { columnsByTier } from '../../contract/instrument-spec.ts';
import { instrumentClasses } from '../../contract/instrument-spec.ts';

/** The latest name book, and the lists that it was made from. */
let latest: { rows: readonly unknown[]; book: NameBook } | undefined;
const lists = new WeakMap<readonly SpecRow[], Map<string, SpecList>>();

/** The names of every instrument of the content, in every language; made once for each state of the content. */
export function nameBookOf(specs: SiteContent['specs']): NameBook {
  const rows = tiers.map((tier) => (specs[tier].state === 'ready' ? specs[tier].value : undefined));
  if (latest?.rows.every((list, index) => list === rows[index])) return latest.book;
  const symbols = new Set(rows.flatMap((list) => list?.map(({ symbol }) => symbol) ?? []));
  const named = [...symbols]
    .map((symbol) => [symbol, instrumentNames(symbol)] as const)
    .filter(([, names]) => names.length > 0);
  const book: NameBook = {
    symbols: Object.fromEntries(named),
    classes: Object.fromEntries(
      instrumentClasses.map((name) => [
        name,
        languageCodes.map((code) => wordsOf(code, 'account-specs')(`classes.${name}`)),
      ]),
    ) as unknown as NameBook['classes'],
  };
  latest = { rows, book };
  return book;
}

/** A tier's searchable list; made once for each state of the content. Undefined: there is none yet. */
export function specListOf(
  specs: SiteContent['specs'],
  tier: Tier,
  language: LanguageCode,
): SpecList | undefined {
  const fetched = specs[tier];
  if (fetched.state === 'failed') return undefined;
  const known = lists.get(fetched.value) ?? new Map<string, SpecList>();
  lists.set(fetched.value, known);
  const key = `${tier} ${language}`;
  const list =
    known.get(key) ??
    makeSpecList(tier, fetched.value, nameBookOf(specs), {
      position: languageCodes.indexOf(language),
      locale: localeOf(language),
    });
  known.set(key, list);
  return list;
}

/** The headers of the CSV file's columns: symbol, name, the other columns of the tier's table, products. */
export function specFileHeaders(tier: Tier, language: LanguageCode): string[] {
  const t = wordsOf(language, 'account-specs');
  const [symbol, ...others] = columnsByTier[tier].map(({ name }) => t(`table.columns.${name}`));
  return [symbol ?? '', t('table.name'), ...others, t('table.class')];
}
