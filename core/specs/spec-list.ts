import { holidayCalendarOf, type HolidayCalendar } from '../domain/holidays.ts';
import {
  classSpelling,
  columnsByTier,
  instrumentClasses,
  mapClasses,
  type InstrumentClass,
  type SpecCells,
  type SpecRow,
} from '../domain/instrument-spec.ts';
import type { LanguageCode } from '../domain/languages.ts';
import type { Tier } from '../domain/tiers.ts';
import { createMatcher, searchKey } from './search-key.ts';
import { sortRows } from './sort-rows.ts';
import { pageSize, type Sort, type SpecsView } from './specs-view.ts';

/** One name for each language that has one. */
export type Names = Readonly<Partial<Record<LanguageCode, string>>>;

/** Names of instruments by symbol, and of classes. Instruments without a name in any language are missing. */
export interface NameTable {
  symbols: Readonly<Record<string, Names>>;
  classes: Readonly<Record<InstrumentClass, Names>>;
}

/** A row as the table shows it. */
export interface ListedInstrument {
  row: SpecCells;
  /** In the page's language; '' for none. */
  name: string;
  instrumentClass: InstrumentClass | undefined;
}

/** What a search found, with all that the content service wrote about it. */
export interface FoundInstrument extends ListedInstrument {
  row: SpecRow;
}

interface SearchableInstrument extends FoundInstrument {
  key: string;
  /** The classes and the tier that the row's `products` name, as bits. */
  products: number;
}

/** The bit of a class; `tierBit`: the row names the list's tier. */
const bitOfClass = mapClasses((name) => 1 << instrumentClasses.indexOf(name));
const tierBit = 1 << instrumentClasses.length;

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

export interface MatchCounts {
  all: number;
  byClass: Readonly<Record<InstrumentClass, number>>;
}

export interface SpecList {
  count: number;
  countByClass: Readonly<Record<InstrumentClass, number>>;
  hours: readonly HoursGroup[];
  /** How many instruments a query matches under each filter. */
  countMatches(query: string): MatchCounts;
  /** What a view matches, on all of its pages. */
  find(view: SpecsView): readonly FoundInstrument[];
}

const maxSymbolsPerGroup = 3;
/** Of a class with more groups, only the largest are listed. */
const maxGroupsPerClass = 12;

/** Prepares a tier's rows for many searches; the server and the browser run the same code. */
export function createSpecList(...parameters: Parameters<typeof prepareSpecList>): SpecList {
  const steps = prepareSpecList(...parameters);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Rows between two pauses: well below a millisecond. */
const rowsPerStep = 20;

/** The same in steps: between two the caller may let others have their turn. */
export function* prepareSpecList(
  tier: Tier,
  rows: Iterable<SpecRow>,
  nameTable: NameTable,
  language: { code: LanguageCode; locale: string },
  calendars: readonly HolidayCalendar[] = [],
): Generator<undefined, SpecList> {
  const instruments: SearchableInstrument[] = [];
  const createInstrument = instrumentFactory(tier, nameTable, language.code);
  const hours = createHoursGroups(calendars);
  for (const row of rows) {
    const instrument = createInstrument(row);
    instruments.push(instrument);
    hours.add(instrument);
    if (instruments.length % rowsPerStep === 0) yield;
  }
  const rowsNameTheirTier = instruments.some(({ products }) => products & tierBit);
  /** The bits of which an instrument must have one to pass the filter; 0: all pass. */
  const filterBits = (instrumentClass: InstrumentClass | undefined): number =>
    instrumentClass ? bitOfClass[instrumentClass] : rowsNameTheirTier ? tierBit : 0;
  const passes = (products: number, bits: number): boolean => bits === 0 || (products & bits) !== 0;

  /** What matches the latest query: a view asks for its rows and for its counts. */
  let latest: { query: string; matches: Uint8Array; countByProducts: Uint32Array } | undefined;
  const searchFor = (query: string): NonNullable<typeof latest> => {
    if (latest?.query === query) return latest;
    const isMatch = createMatcher(query);
    const matches = new Uint8Array(instruments.length);
    const countByProducts = new Uint32Array(2 * tierBit);
    for (const [index, { key, row, products }] of instruments.entries())
      if (isMatch(key, row.symbol)) {
        matches[index] = 1;
        countByProducts[products] = (countByProducts[products] ?? 0) + 1;
      }
    latest = { query, matches, countByProducts };
    return latest;
  };
  const countMatches = (query: string): MatchCounts => {
    const { countByProducts } = searchFor(query);
    const countWith = (bits: number): number =>
      countByProducts.reduce(
        (sum, count, products) => (passes(products, bits) ? sum + count : sum),
        0,
      );
    return {
      all: countWith(filterBits(undefined)),
      byClass: mapClasses((name) => countWith(filterBits(name))),
    };
  };
  const { all: count, byClass: countByClass } = countMatches('');
  const sortedIndexes = createSortedIndexes(tier, instruments, language.locale);
  return {
    count,
    countByClass,
    hours: hours.largest(),
    countMatches,
    find({ instrumentClass, query, sort }) {
      const { matches } = searchFor(query);
      const bits = filterBits(instrumentClass);
      const isFound = ({ products }: SearchableInstrument, index: number): boolean =>
        matches[index] === 1 && passes(products, bits);
      if (!sort) return instruments.filter(isFound);
      const found: FoundInstrument[] = [];
      for (const index of sortedIndexes(sort)) {
        const instrument = instruments[index];
        if (instrument && isFound(instrument, index)) found.push(instrument);
      }
      return found;
    },
  };
}

function instrumentFactory(
  tier: Tier,
  nameTable: NameTable,
  language: LanguageCode,
): (row: SpecRow) => SearchableInstrument {
  const bitOfProduct = new Map([
    ...instrumentClasses.map(
      (name) => [classSpelling[name].toLowerCase(), bitOfClass[name]] as const,
    ),
    [tier, tierBit] as const,
  ]);
  /** Thousands of rows share a few products and classes. */
  const sharedKeys = new Map<string, string>();
  const sharedKey = (field: string): string => {
    const key = sharedKeys.get(field) ?? searchKey([field]);
    sharedKeys.set(field, key);
    return key;
  };
  return (row) => {
    let products = 0;
    for (const product of row.products) products |= bitOfProduct.get(product.toLowerCase()) ?? 0;
    const instrumentClass = instrumentClasses.find((name) => products & bitOfClass[name]);
    const names: Names = Object.hasOwn(nameTable.symbols, row.symbol)
      ? (nameTable.symbols[row.symbol] ?? {})
      : {};
    const key = [
      searchKey([row.symbol, ...Object.values(names)]),
      ...row.products.map(sharedKey),
      ...(instrumentClass ? Object.values(nameTable.classes[instrumentClass]).map(sharedKey) : []),
    ].join('\n');
    return { row, name: names[language] ?? '', instrumentClass, products, key };
  };
}

/** Indexes of the instruments in each requested order; each order is sorted once. */
function createSortedIndexes(
  tier: Tier,
  instruments: readonly SearchableInstrument[],
  locale: string,
): (sort: Sort) => readonly number[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const orders = new Map<string, readonly number[]>();
  const sortIndexes = ({ column: name, descending }: Sort): readonly number[] => {
    const column = columnsByTier[tier].find((candidate) => candidate.name === name);
    const entries = instruments.map(({ row }, index) => ({ row, index }));
    const sorted = column ? sortRows(entries, column, { descending, collator }) : entries;
    return sorted.map(({ index }) => index);
  };
  return (sort) => {
    const key = `${sort.column} ${sort.descending}`;
    const order = orders.get(key) ?? sortIndexes(sort);
    orders.set(key, order);
    return order;
  };
}

function createHoursGroups(calendars: readonly HolidayCalendar[]): {
  add: (instrument: ListedInstrument) => void;
  /** The largest of each class. */
  largest: () => HoursGroup[];
} {
  const groups = new Map<string, HoursGroup & { symbols: string[] }>();
  return {
    add({ instrumentClass, row: { symbol, tradingHours, dailyBreakTime, timeZone } }) {
      if (!instrumentClass) return;
      const calendar = holidayCalendarOf(calendars, { symbol, timeZone, instrumentClass });
      const key = [instrumentClass, tradingHours, dailyBreakTime, timeZone, calendar].join('\n');
      const group = groups.get(key) ?? {
        instrumentClass,
        tradingHours,
        dailyBreakTime,
        timeZone,
        calendar,
        symbols: [],
        count: 0,
      };
      groups.set(key, group);
      group.count++;
      if (group.symbols.length < maxSymbolsPerGroup) group.symbols.push(symbol);
    },
    largest: () =>
      instrumentClasses.flatMap((name) =>
        [...groups.values()]
          .filter(({ instrumentClass }) => instrumentClass === name)
          .toSorted((a, b) => b.count - a.count)
          .slice(0, maxGroupsPerClass),
      ),
  };
}

/** A page beyond the last is the last. `from` is the index of the page's first row. */
export function paginate<Row>(
  found: readonly Row[],
  requestedPage: number,
): { rows: readonly Row[]; page: number; pageCount: number; from: number } {
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(requestedPage, pageCount);
  const from = (page - 1) * pageSize;
  return { rows: found.slice(from, from + pageSize), page, pageCount, from };
}
