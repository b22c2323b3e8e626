import {
  classOf,
  classSpelling,
  columnsByTier,
  instrumentClasses,
  type InstrumentClass,
  type SpecRow,
  type Tier,
} from '../contract/instrument-spec.ts';
import { createMatcher, searchKey } from './search-key.ts';
import { sortedBy } from './spec-order.ts';
import { pageSize, type View } from './spec-view.ts';

/** What instruments and their classes are called, in every language of the site; what has no name is not in it. */
export interface NameBook {
  symbols: Readonly<Record<string, readonly string[]>>;
  classes: Readonly<Record<InstrumentClass, readonly string[]>>;
}

/** What the table shows of a row. */
export interface ShownRow {
  row: SpecRow;
  /** In the page's language; '' for none. */
  name: string;
  instrumentClass: InstrumentClass | undefined;
}

interface Entry extends ShownRow {
  key: string;
  /** Products as written, in lower case. */
  categories: readonly string[];
}

/** Instruments of one class that trade at the same times. */
export interface SharedHours {
  instrumentClass: InstrumentClass;
  tradingHours: string;
  dailyBreakTime: string;
  /** The first few, for naming them. */
  symbols: readonly string[];
  count: number;
}

export interface SpecList {
  count: number;
  countOf: Readonly<Record<InstrumentClass, number>>;
  hours: readonly SharedHours[];
  /** What a view shows, all its pages. */
  find(view: View): readonly ShownRow[];
}

const symbolsNamed = 3;
/** A class with more different hours than this names the most common ones only. */
const maxSharedHours = 6;

/** A list made ready for being searched, filtered and sorted again and again; the server and the browser use the same. */
export function makeSpecList(
  tier: Tier,
  rows: readonly SpecRow[],
  book: NameBook,
  language: { position: number; locale: string },
): SpecList {
  const entries = rows.map((row): Entry => {
    const categories = row.products.map((product) => product.toLowerCase());
    const instrumentClass = classOf(row.products);
    const names = Object.hasOwn(book.symbols, row.symbol) ? (book.symbols[row.symbol] ?? []) : [];
    return {
      row,
      name: names[language.position] ?? '',
      instrumentClass,
      categories,
      key: searchKey([
        row.symbol,
        ...names,
        ...row.products,
        ...(instrumentClass ? book.classes[instrumentClass] : []),
      ]),
    };
  });
  const namesTier = entries.some(({ categories }) => categories.includes(tier));
  const inCategory = (
    instrumentClass: InstrumentClass | undefined,
  ): ((entry: Entry) => boolean) => {
    const category = instrumentClass
      ? classSpelling[instrumentClass].toLowerCase()
      : namesTier
        ? tier
        : undefined;
    return category === undefined ? () => true : ({ categories }) => categories.includes(category);
  };
  const collator = new Intl.Collator(language.locale, { numeric: true });
  const orders = new Map<string, readonly number[]>();
  /** Places of the rows, as they are sorted. */
  const inOrder = ({ column: name, descending }: NonNullable<View['sort']>): readonly number[] => {
    const key = `${name} ${descending}`;
    const column = columnsByTier[tier].find((candidate) => candidate.name === name);
    const order =
      orders.get(key) ??
      (column
        ? sortedBy(
            entries.map(({ row }, place) => ({ row, place })),
            column,
            descending,
            collator,
          ).map(({ place }) => place)
        : [...entries.keys()]);
    orders.set(key, order);
    return order;
  };
  return {
    count: entries.filter(inCategory(undefined)).length,
    countOf: Object.fromEntries(
      instrumentClasses.map((name) => [name, entries.filter(inCategory(name)).length]),
    ) as Record<InstrumentClass, number>,
    hours: sharedHours(entries),
    find({ instrumentClass, query, sort }) {
      const [belongs, matches] = [inCategory(instrumentClass), createMatcher(query)];
      const fits = (entry: Entry): boolean =>
        belongs(entry) && matches(entry.key, entry.row.symbol);
      if (!sort) return entries.filter(fits);
      // Read in the order of memory, which is ten times as fast as in any other; then only marks are looked at.
      const marks = Uint8Array.from(entries, (entry) => Number(fits(entry)));
      return inOrder(sort)
        .filter((place) => marks[place] === 1)
        .map((place) => entries[place] as Entry);
    },
  };
}

function sharedHours(entries: readonly Entry[]): SharedHours[] {
  return instrumentClasses.flatMap((instrumentClass) => {
    const found = new Map<string, SharedHours & { symbols: string[] }>();
    for (const { row, ...entry } of entries) {
      if (entry.instrumentClass !== instrumentClass) continue;
      const { symbol, tradingHours, dailyBreakTime } = row;
      const key = `${tradingHours}\n${dailyBreakTime}`;
      const shared = found.get(key) ?? {
        instrumentClass,
        tradingHours,
        dailyBreakTime,
        symbols: [],
        count: 0,
      };
      found.set(key, shared);
      shared.count++;
      if (shared.symbols.length < symbolsNamed) shared.symbols.push(symbol);
    }
    return [...found.values()].toSorted((a, b) => b.count - a.count).slice(0, maxSharedHours);
  });
}

/** One page of what was found; a page beyond the last is the last. */
export function pageOf<Row>(
  found: readonly Row[],
  page: number,
): { rows: readonly Row[]; page: number; pages: number; from: number } {
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const shown = Math.min(page, pages);
  const from = (shown - 1) * pageSize;
  return { rows: found.slice(from, from + pageSize), page: shown, pages, from };
}
