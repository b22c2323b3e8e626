import { mapColumns, type SpecRow } from '../../core/domain/instrument-spec.ts';
import { languageCodes, mapLanguages, type LanguageCode } from '../../core/domain/languages.ts';
import { mapTiers, tiers, type Tier } from '../../core/domain/tiers.ts';
import type { Names, NameTable } from '../../core/specs/spec-list.ts';
import { pagePath, type RouteName } from '../paths.ts';
import type { SearchEntry } from './search-index.ts';
import { subjects } from './synonyms.ts';

/** An entry without the names of its fields: a file contains hundreds. */
type PackedEntry = readonly [
  kind: SearchEntry['kind'],
  href: string,
  title: string,
  headings: readonly string[],
  passages: readonly string[],
  ids: readonly string[],
];

/** What can be found in a language, as the browser fetches it. */
export interface PackedTexts {
  defaultLanguage: LanguageCode;
  entries: readonly PackedEntry[];
}

/** Of the ids on a page, only those that answer a query are asked for. */
const sections = new Set(subjects.flatMap(({ target }) => target?.section ?? []));

export const packTexts = (
  entries: readonly SearchEntry[],
  defaultLanguage: LanguageCode,
): PackedTexts => ({
  defaultLanguage,
  entries: entries.map(({ kind, href, title, headings, passages, ids }) => [
    kind,
    href,
    title,
    headings,
    passages,
    ids.filter((id) => sections.has(id)),
  ]),
});

export const unpackTexts = ({ entries }: PackedTexts): SearchEntry[] =>
  entries.map(([kind, href, title, headings, passages, ids]) => ({
    kind,
    href,
    title,
    headings,
    passages,
    ids,
  }));

export const pageHrefIn = (
  { defaultLanguage }: PackedTexts,
  language: LanguageCode,
  route: RouteName,
): string => pagePath(language, route, defaultLanguage);

/** The instruments with what a search looks for, as the browser fetches them: names by the position of their symbol. */
export interface PackedInstruments {
  symbols: readonly string[];
  /** '' for none. */
  names: Record<LanguageCode, readonly string[]>;
  classes: NameTable['classes'];
  /** Position of the symbol and products of each row. A tier without a list is missing. */
  lists: Record<Tier, readonly (readonly [position: number, ...products: string[]])[] | undefined>;
}

export function packInstruments(
  lists: Record<Tier, readonly SpecRow[] | undefined>,
  { symbols: namesOf, classes }: NameTable,
): PackedInstruments {
  const symbols = [
    ...new Set(tiers.flatMap((tier) => lists[tier]?.map(({ symbol }) => symbol) ?? [])),
  ];
  return {
    symbols,
    names: mapLanguages((code) => symbols.map((symbol) => namesOf[symbol]?.[code] ?? '')),
    classes,
    lists: mapTiers((tier) =>
      lists[tier]?.map(({ symbol, products }) => [symbols.indexOf(symbol), ...products]),
    ),
  };
}

/** Rows without what no search looks at. */
export function unpackInstruments({ symbols, names, classes, lists }: PackedInstruments): {
  nameTable: NameTable;
  lists: Record<Tier, SpecRow[] | undefined>;
} {
  const namesAt = (position: number): Names =>
    Object.fromEntries(
      languageCodes.flatMap((code) => {
        const name = names[code][position];
        return name ? [[code, name]] : [];
      }),
    );
  return {
    nameTable: {
      symbols: Object.fromEntries(symbols.map((symbol, index) => [symbol, namesAt(index)])),
      classes,
    },
    lists: mapTiers((tier) =>
      lists[tier]?.map(([position, ...products]) => ({
        ...mapColumns(() => ''),
        symbol: symbols[position] ?? '',
        products,
      })),
    ),
  };
}
