import type { SpecRow, Tier } from '../contract/site-content.ts';
import { matcherOf, searchKey } from './search-key.ts';
import { columnsOf } from '../contract/instrument-spec.ts';
import { sortedBy } from './spec-order.ts';
import { pageSize, products, type Product, type View } from './spec-view.ts';

/** What instruments and their classes are called, in every language of the site; what has no name is not in it. */
export interface NameBook {
  symbols: Readonly<Record<string, readonly string[]>>;
  products: Readonly<Record<Product, readonly string[]>>;
}

/** What the table shows of a row. */
export interface ShownRow {
  row: SpecRow;
  /** In the page's language; '' for none. */
  name: string;
  product: Product | undefined;
}

interface Entry extends ShownRow {
  key: string;
  /** Products as written, in lower case. */
  categories: readonly string[];
}

/** Instruments of one class that trade at the same times. */
export interface SharedHours {
  product: Product;
  tradingHours: string;
  dailyBreakTime: string;
  /** The first few, for naming them. */
  symbols: readonly string[];
  count: number;
}

export interface SpecList {
  count: number;
  countOf: Readonly<Record<Product, number>>;
  hours: readonly SharedHours[];
  /** What a view shows, all its pages. */
  find(view: View): readonly ShownRow[];
}

const symbolsNamed = 3;
/** A class with more different hours than this names the most common ones only. */
const mostHours = 6;

/** A list made ready for being searched, filtered and sorted again and again; the server and the browser use the same. */
export function makeSpecList(
  tier: Tier,
  rows: readonly SpecRow[],
  book: NameBook,
  language: { position: number; locale: string },
): SpecList {
  const entries = rows.map((row): Entry => {
    const categories = row.products.map((product) => product.toLowerCase());
    const product = products.find((candidate) => categories.includes(candidate));
    const names = Object.hasOwn(book.symbols, row.symbol) ? (book.symbols[row.symbol] ?? []) : [];
    return {
      row,
      name: names[language.position] ?? '',
      product,
      categories,
      key: searchKey([
        row.symbol,
        ...names,
        ...row.products,
        ...(product ? book.products[product] : []),
      ]),
    };
  });
  const namesTier = entries.some(({ categories }) => categories.includes(tier));
  const inCategory = (product: Product | undefined): ((entry: Entry) => boolean) => {
    const category = product ?? (namesTier ? tier : undefined);
    return category === undefined ? () => true : ({ categories }) => categories.includes(category);
  };
  const collator = new Intl.Collator(language.locale, { numeric: true });
  const orders = new Map<string, readonly number[]>();
  /** Places of the rows, as they are sorted. */
  const inOrder = ({ column: name, descending }: NonNullable<View['sort']>): readonly number[] => {
    const key = `${name} ${descending}`;
    const column = columnsOf[tier].find((candidate) => candidate.name === name);
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
      products.map((product) => [product, entries.filter(inCategory(product)).length]),
    ) as Record<Product, number>,
    hours: sharedHours(entries),
    find({ product, query, sort }) {
      const [belongs, matches] = [inCategory(product), matcherOf(query)];
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
  return products.flatMap((product) => {
    const found = new Map<string, SharedHours & { symbols: string[] }>();
    for (const { row, ...entry } of entries) {
      if (entry.product !== product) continue;
      const { symbol, tradingHours, dailyBreakTime } = row;
      const key = `${tradingHours}\n${dailyBreakTime}`;
      const shared = found.get(key) ?? {
        product,
        tradingHours,
        dailyBreakTime,
        symbols: [],
        count: 0,
      };
      found.set(key, shared);
      shared.count++;
      if (shared.symbols.length < symbolsNamed) shared.symbols.push(symbol);
    }
    return [...found.values()].toSorted((a, b) => b.count - a.count).slice(0, mostHours);
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
