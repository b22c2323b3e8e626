import type { HolidayCalendar } from '../../core/domain/holidays.ts';
import { mapClasses, type SpecRow } from '../../core/domain/instrument-spec.ts';
import { languageByCode, mapLanguages, type LanguageCode } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { tiers, type Tier } from '../../core/domain/tiers.ts';
import { expiryRules } from '../../core/specs/expiry.ts';
import type { SpecFileWords } from '../../core/specs/spec-file.ts';
import { createSpecList, type NameTable, type SpecList } from '../../core/specs/spec-list.ts';
import { keysOf, recordOf } from '../../core/util/map-keys.ts';
import { localeOf } from '../i18n/format.ts';
import { wordsOf } from '../i18n/translator.ts';
import synonyms from '../search/synonyms.json' with { type: 'json' };
import { instrumentNames } from '../words/instrument-names.ts';

const aliases: Readonly<Record<string, readonly string[]>> = synonyms.instruments;
/** Traders' other names of an instrument: of its symbol, or of every symbol that ends as it does. */
const aliasesOf = (symbol: string): readonly string[] =>
  aliases[symbol] ?? aliases[symbol.slice(symbol.lastIndexOf('.'))] ?? [];

const lists = new WeakMap<readonly SpecRow[], Map<string, SpecList>>();

/** The names of every instrument of the content service, in every language. */
export function nameTableOf(specs: SiteContent['specs']): NameTable {
  const rows = tiers.flatMap((tier) => specs[tier] ?? []);
  const symbols = new Set(rows.map(({ symbol }) => symbol));
  const named = [...symbols]
    .map((symbol) => [symbol, instrumentNames(symbol)] as const)
    .filter(([, names]) => Object.keys(names).length > 0);
  return {
    symbols: Object.fromEntries(named),
    aliases: Object.fromEntries(
      [...symbols]
        .map((symbol) => [symbol, aliasesOf(symbol)] as const)
        .filter(([, names]) => names.length > 0),
    ),
    classes: mapClasses((name) =>
      mapLanguages((code) => wordsOf(code, 'account-specs')(`classes.${name}`)),
    ),
  };
}

/** A tier's searchable list, made once for each state of the content and of the holidays; undefined while the service has not delivered it. */
export function specListOf(
  specs: SiteContent['specs'],
  tier: Tier,
  language: LanguageCode,
  calendars: readonly HolidayCalendar[] = [],
): SpecList | undefined {
  const rows = specs[tier];
  if (!rows) return undefined;
  const known = lists.get(rows) ?? new Map<string, SpecList>();
  lists.set(rows, known);
  const key = `${tier} ${language} ${JSON.stringify(calendars)}`;
  const list =
    known.get(key) ??
    createSpecList(
      tier,
      rows,
      nameTableOf(specs),
      { code: language, locale: localeOf(language) },
      calendars,
    );
  known.set(key, list);
  return list;
}

/** Headings and values of the specifications' files. */
export function specFileWords(language: LanguageCode): SpecFileWords {
  const t = wordsOf(language, 'account-specs');
  return {
    columns: t('table.columns', { returnObjects: true }),
    name: t('table.name'),
    class: t('table.class'),
    classes: t('classes', { returnObjects: true }),
    format: {
      words: {
        ...t('values', { returnObjects: true, skipInterpolation: true }),
        range: languageByCode(language).range.replace('\u2060', ''),
      },
      locale: localeOf(language),
      // A spreadsheet shows invisible marks as text.
      isolate: (text) => text,
      expiries: recordOf(
        keysOf(expiryRules).map((name) => [
          expiryRules[name].spelling.toLowerCase(),
          t(`expiryRules.${name}`),
        ]),
      ),
    },
  };
}
