import { holidayCalendarOf, type HolidayCalendar } from '../domain/holidays.ts';
import {
  classSpelling,
  columnsByTier,
  instrumentClasses,
  mapClasses,
  type InstrumentClass,
  type SpecRow,
} from '../domain/instrument-spec.ts';
import type { LanguageCode } from '../domain/languages.ts';
import type { Tier } from '../domain/tiers.ts';
import { createMatcher, searchKey } from './search-key.ts';
import { sortRows } from './sort-rows.ts';
import { pageSize, type SpecsView } from './specs-view.ts';

/** One name for each language that has one. */
export type Names = Readonly<Partial<Record<LanguageCode, string>>>;

/** Names of instruments by symbol, and of classes. Instruments without a name in any language are missing. */
export interface NameTable {
  symbols: Readonly<Record<string, Names>>;
  classes: Readonly<Record<InstrumentClass, Names>>;
}

/** A row as the table shows it. */
export interface ListedInstrument {
  row: SpecRow;
  /** In the page's language; '' for none. */
  name: string;
  instrumentClass: InstrumentClass | undefined;
}

/** Instruments of one class that trade at the same times. */
export interface HoursGroup {
  instrumentClass: InstrumentClass;
  tradingHours: string;
  dailyBreakTime: string;
  timeZone: string;
  /** The holiday calendar that they follow (`holidayCalendarOf`). */
  calendar: ReturnType<typeof holidayCalendarOf>;
  /** The first few. */
  symbols: readonly string[];
  count: number;
}

/** How many instruments each filter shows. */
export interface Counts {
  all: number;
  byClass: Readonly<Record<InstrumentClass, number>>;
}

export interface SpecList {
  /** Without a search. */
  counts: Counts;
  hours: readonly HoursGroup[];
  countMatches(query: string): Counts;
  /** Rows that a view matches, on all of its pages. */
  find(view: SpecsView): readonly ListedInstrument[];
}

interface SearchableInstrument extends ListedInstrument {
  /** See `searchKey`. */
  key: string;
  /** The row's products in lower case: its class, and its tier if the service names it. */
  categories: ReadonlySet<string>;
}

/** A tier's rows, ready to be searched; the server and the browser run the same code. */
export function createSpecList(
  tier: Tier,
  rows: readonly SpecRow[],
  nameTable: NameTable,
  { code, locale }: { code: LanguageCode; locale: string },
  calendars: readonly HolidayCalendar[] = [],
): SpecList {
  const instruments = rows.map((row) => toSearchable(row, nameTable, code));
  const rowsNameTheirTier = instruments.some(({ categories }) => categories.has(tier));
  const collator = new Intl.Collator(locale, { numeric: true });
  const passes = (
    { categories }: SearchableInstrument,
    instrumentClass: InstrumentClass | undefined,
  ): boolean =>
    instrumentClass
      ? categories.has(classSpelling[instrumentClass].toLowerCase())
      : !rowsNameTheirTier || categories.has(tier);
  const search = (query: string): SearchableInstrument[] => {
    const isMatch = createMatcher(query);
    return instruments.filter(({ key, row }) => isMatch(key, row.symbol));
  };
  const countMatches = (query: string): Counts => {
    const found = search(query);
    const countIn = (instrumentClass?: InstrumentClass): number =>
      found.filter((instrument) => passes(instrument, instrumentClass)).length;
    return { all: countIn(), byClass: mapClasses(countIn) };
  };
  return {
    counts: countMatches(''),
    hours: groupByHours(instruments, calendars),
    countMatches,
    find({ instrumentClass, query, sort }) {
      const found = search(query).filter((instrument) => passes(instrument, instrumentClass));
      const column = columnsByTier[tier].find(({ name }) => name === sort?.column);
      return sort && column
        ? sortRows(found, column, { descending: sort.descending, collator })
        : found;
    },
  };
}

function toSearchable(
  row: SpecRow,
  nameTable: NameTable,
  language: LanguageCode,
): SearchableInstrument {
  const categories = new Set(row.products.map((product) => product.toLowerCase()));
  const instrumentClass = instrumentClasses.find((name) =>
    categories.has(classSpelling[name].toLowerCase()),
  );
  const names: Names = Object.hasOwn(nameTable.symbols, row.symbol)
    ? (nameTable.symbols[row.symbol] ?? {})
    : {};
  const key = searchKey([
    row.symbol,
    ...Object.values(names),
    ...row.products,
    ...Object.values(instrumentClass ? nameTable.classes[instrumentClass] : {}),
  ]);
  return { row, name: names[language] ?? '', instrumentClass, categories, key };
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
  for (const { instrumentClass, row } of instruments) {
    if (!instrumentClass) continue;
    const { symbol, tradingHours, dailyBreakTime, timeZone } = row;
    const calendar = holidayCalendarOf(calendars, { symbol, timeZone, instrumentClass });
    const shared = { instrumentClass, tradingHours, dailyBreakTime, timeZone, calendar };
    const key = JSON.stringify(shared);
    const group = groups.get(key) ?? { ...shared, symbols: [], count: 0 };
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

/** One page of what a view matches. */
export interface ResultPage {
  rows: readonly ListedInstrument[];
  /** Index of the first row among all matches. */
  from: number;
  page: number;
  pageCount: number;
  matchCount: number;
  /** Rows that the view's search matches. */
  matchCounts: Counts;
  /** Without the search. */
  counts: Counts;
  hours: readonly HoursGroup[];
}

/** A page beyond the last is the last. */
export function createResultPage(list: SpecList, view: SpecsView): ResultPage {
  const found = list.find(view);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(view.page, pageCount);
  const from = (page - 1) * pageSize;
  return {
    // Without what only a search needs: the page carries the rows.
    rows: found
      .slice(from, from + pageSize)
      .map(({ row, name, instrumentClass }) => ({ row, name, instrumentClass })),
    from,
    page,
    pageCount,
    matchCount: found.length,
    matchCounts: list.countMatches(view.query),
    counts: list.counts,
    hours: list.hours,
  };
}
