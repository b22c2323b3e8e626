import { holidaysOf, type HolidayCalendar } from '../domain/holidays.ts';
import {
  classOf,
  classSpelling,
  instrumentClasses,
  mapClasses,
  tableColumns,
  type InstrumentClass,
  type SpecRow,
} from '../domain/instrument-spec.ts';
import type { LanguageCode } from '../domain/languages.ts';
import type { Tier } from '../domain/tiers.ts';
import { createMatcher, searchKey, type SearchKey } from './search-key.ts';
import { sortRows } from './sort-rows.ts';
import { pageSize, type SpecsView } from './specs-view.ts';
import type { StatedHours } from './trading-hours.ts';

/** One name for each language that has one. */
export type Names = Readonly<Partial<Record<LanguageCode, string>>>;

/** Names of instruments by symbol, and of classes. Instruments without a name in any language are missing. */
export interface NameTable {
  symbols: Readonly<Record<string, Names>>;
  /** Traders' other names of instruments, by symbol: a search finds them, and no page shows them. */
  aliases: Readonly<Record<string, readonly string[]>>;
  classes: Readonly<Record<InstrumentClass, Names>>;
}

/** A row as the table shows it. */
export interface ListedInstrument extends SpecRow {
  /** In the page's language; '' for none. */
  name: string;
  instrumentClass: InstrumentClass | undefined;
}

/** Instruments of one class that trade at the same times. */
export interface HoursGroup extends StatedHours {
  instrumentClass: InstrumentClass;
  /** The first few. */
  symbols: readonly string[];
  count: number;
}

/** How many instruments each filter shows. */
export type Counts = Readonly<Record<InstrumentClass | 'all', number>>;

/** One page of what a view matches. */
export interface ResultPage {
  rows: readonly ListedInstrument[];
  /** Index of the first row among all matches. */
  from: number;
  /** A page beyond the last is the last. */
  page: number;
  pageCount: number;
  matchCount: number;
  /** Rows that the view's search matches. */
  matchCounts: Counts;
  /** Without the search. */
  counts: Counts;
  hours: readonly HoursGroup[];
}

export interface SpecList {
  /** Rows that a view matches, on all of its pages. */
  find(view: SpecsView): readonly ListedInstrument[];
  resultPage(view: SpecsView): ResultPage;
}

/** A tier's rows, ready to be searched; the server and the browser run the same code. */
export function createSpecList(
  tier: Tier,
  rows: readonly SpecRow[],
  nameTable: NameTable,
  { code, locale }: { code: LanguageCode; locale: string },
  calendars: readonly HolidayCalendar[] = [],
): SpecList {
  const all = rows.map((row) => toSearchable(row, nameTable, code));
  const collator = new Intl.Collator(locale, { numeric: true });
  const isIn = ({ products }: SpecRow, category: string): boolean =>
    products.some((product) => product.toLowerCase() === category.toLowerCase());
  const rowsNameTheirTier = rows.some((row) => isIn(row, tier));
  const search = (query: string): ListedInstrument[] => {
    const isMatch = createMatcher(query);
    return all
      .filter(({ key, instrument }) => isMatch(key, instrument.symbol))
      .map(({ instrument }) => instrument);
  };
  const filter = (found: readonly ListedInstrument[], name?: InstrumentClass): ListedInstrument[] =>
    found.filter((row) =>
      name ? isIn(row, classSpelling[name]) : !rowsNameTheirTier || isIn(row, tier),
    );
  const countMatches = (query: string): Counts => {
    const found = search(query);
    return { all: filter(found).length, ...mapClasses((name) => filter(found, name).length) };
  };
  const counts = countMatches('');
  const hours = groupByHours(search(''), calendars);

  const find: SpecList['find'] = ({ instrumentClass, query, sort }) => {
    const found = filter(search(query), instrumentClass);
    const column = tableColumns.find(({ name }) => name === sort?.column);
    return sort && column
      ? sortRows(found, column, { descending: sort.descending, collator })
      : found;
  };
  return {
    find,
    resultPage(view) {
      const found = find(view);
      const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
      const page = Math.min(view.page, pageCount);
      const from = (page - 1) * pageSize;
      return {
        rows: found.slice(from, from + pageSize),
        from,
        page,
        pageCount,
        matchCount: found.length,
        matchCounts: countMatches(view.query),
        counts,
        hours,
      };
    },
  };
}

/** An instrument with the text that a search looks in (`searchKey`). */
function toSearchable(
  row: SpecRow,
  nameTable: NameTable,
  language: LanguageCode,
): { instrument: ListedInstrument; key: SearchKey } {
  const instrumentClass = classOf(row.products);
  const names: Names = Object.hasOwn(nameTable.symbols, row.symbol)
    ? (nameTable.symbols[row.symbol] ?? {})
    : {};
  const key = searchKey([
    ...Object.values(names),
    ...(nameTable.aliases[row.symbol] ?? []),
    ...row.products,
    ...Object.values(instrumentClass ? nameTable.classes[instrumentClass] : {}),
  ]);
  return { instrument: { ...row, name: names[language] ?? '', instrumentClass }, key };
}

const maxSymbolsPerGroup = 3;
/** Groups beyond this number in a class are not listed, the smallest first. */
const maxGroupsPerClass = 12;

/** The hours of each class, the most common first. */
function groupByHours(
  instruments: readonly ListedInstrument[],
  calendars: readonly HolidayCalendar[],
): HoursGroup[] {
  const groups = new Map<string, HoursGroup & { symbols: string[] }>();
  for (const { symbol, instrumentClass, tradingHours, dailyBreakTime, timeZone } of instruments) {
    if (!instrumentClass) continue;
    const stated = { instrumentClass, tradingHours, dailyBreakTime, timeZone };
    const key = JSON.stringify([stated, holidaysOf(calendars, { ...stated, symbol })]);
    const group = groups.get(key) ?? { ...stated, symbols: [], count: 0 };
    groups.set(key, group);
    group.count++;
    if (group.symbols.length < maxSymbolsPerGroup) group.symbols.push(symbol);
  }
  const all = [...groups.values()];
  all.sort((a, b) => b.count - a.count);
  return instrumentClasses.flatMap((name) =>
    all.filter(({ instrumentClass }) => instrumentClass === name).slice(0, maxGroupsPerClass),
  );
}
