import {
  instrumentClasses,
  mapColumns,
  specColumns,
  type InstrumentClass,
} from '../contract/instrument-spec.ts';
import { pageOf, type SharedHours, type ShownRow, type SpecList } from './spec-list.ts';
import type { View } from './spec-view.ts';

/** What a view of a list shows. */
export interface ResultPage {
  rows: readonly ShownRow[];
  /** Before the first row of this page. */
  from: number;
  page: number;
  pages: number;
  found: number;
  /** Of the whole list. */
  count: number;
  countOf: Readonly<Record<InstrumentClass, number>>;
  hours: readonly SharedHours[];
}

export function resultPage(list: SpecList, view: View): ResultPage {
  const found = list.find(view);
  return {
    ...pageOf(found, view.page),
    found: found.length,
    count: list.count,
    countOf: list.countOf,
    hours: list.hours,
  };
}

/** A row on its way to the browser, without the names of its columns. */
type PackedRow = readonly [name: string, instrumentClass: string, ...texts: string[]];
export type PackedResultPage = Omit<ResultPage, 'rows'> & { rows: readonly PackedRow[] };

export const pack = (result: ResultPage): PackedResultPage => ({
  ...result,
  rows: result.rows.map(({ name, instrumentClass, row }) => [
    name,
    instrumentClass ?? '',
    ...specColumns.map((column) => row[column.name]),
  ]),
});

export const unpack = (packed: PackedResultPage): ResultPage => ({
  ...packed,
  rows: packed.rows.map(([name, className, ...texts]) => ({
    name,
    instrumentClass: instrumentClasses.find((candidate) => candidate === className),
    row: { ...mapColumns((_, index) => texts[index] ?? ''), products: [] },
  })),
});
