import type { SpecRow, Tier } from '../../../contract/site-content.ts';
import type { ColumnName } from '../../../contract/instrument-spec.ts';
import {
  pageOf,
  type SharedHours,
  type ShownRow,
  type SpecList,
} from '../../../specs/spec-list.ts';
import { products, type Product, type View } from '../../../specs/spec-view.ts';
import type { ValueWords } from '../../../specs/value-text.ts';

export interface SpecsWords {
  tier: string;
  tiers: Record<Tier, { name: string; title: string; subtitle: string }>;
  same: string;
  compare: string;
  errors: { fetchFailed: string; tryAgain: string };
  products: Record<Product, string>;
  table: {
    filter: string;
    all: string;
    search: string;
    searchHint: string;
    clear: string;
    caption: string;
    shown: string;
    noneFound: string;
    empty: string;
    loading: string;
    pages: string;
    previous: string;
    next: string;
    page: string;
    download: string;
    csv: string;
    json: string;
    open: string;
    closed: string;
    columns: Record<ColumnName, string>;
  };
  hours: {
    title: string;
    note: string;
    class: string;
    server: string;
    local: string;
    state: string;
    break: string;
    all: string;
    more: string;
  };
  values: ValueWords;
}

/** What a view of a list shows. */
export interface Answer {
  rows: readonly ShownRow[];
  /** Before the first row of this page. */
  from: number;
  page: number;
  pages: number;
  found: number;
  /** Of the whole list. */
  count: number;
  countOf: Readonly<Record<Product, number>>;
  hours: readonly SharedHours[];
}

export function answerOf(list: SpecList, view: View): Answer {
  const found = list.find(view);
  return {
    ...pageOf(found, view.page),
    found: found.length,
    count: list.count,
    countOf: list.countOf,
    hours: list.hours,
  };
}

/** A row on its way to the browser, without the names of its fields. */
type PackedRow = readonly [name: string, product: string, ...texts: string[]];
export type PackedAnswer = Omit<Answer, 'rows'> & { rows: readonly PackedRow[] };

const fields = [
  'symbol',
  'contractSize',
  'leverage',
  'tradingHours',
  'dailyBreakTime',
  'futureExpiryDate',
] as const satisfies readonly (keyof SpecRow)[];

export const packed = (answer: Answer): PackedAnswer => ({
  ...answer,
  rows: answer.rows.map(({ name, product, row }) => [
    name,
    product ?? '',
    ...fields.map((field) => row[field]),
  ]),
});

export const unpacked = (answer: PackedAnswer): Answer => ({
  ...answer,
  rows: answer.rows.map(([name, product, ...texts]) => ({
    name,
    product: products.find((candidate) => candidate === product),
    row: {
      ...(Object.fromEntries(fields.map((field, index) => [field, texts[index] ?? ''])) as Record<
        ColumnName,
        string
      >),
      products: [],
    },
  })),
});

export interface SpecsProps {
  language: { position: number; locale: string; rightToLeft: boolean };
  view: View;
  /** What the server found for this view; undefined: it never had the list. */
  first: PackedAnswer | undefined;
  addresses: {
    page: string;
    lists: Record<Tier, string>;
    names: string;
    csv: string;
    json: string;
    accountTypes: string;
  };
  server: { zone: string; offsetMinutes: number };
  words: SpecsWords;
}
