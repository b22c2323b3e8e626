import {
  instrumentClasses,
  mapColumns,
  specColumns,
  type InstrumentClass,
} from '../domain/instrument-spec.ts';
import {
  paginate,
  type HoursGroup,
  type ListedInstrument,
  type MatchCounts,
  type SpecList,
} from './spec-list.ts';
import type { SpecsView } from './specs-view.ts';

/** One page of what a view matches. */
export interface ResultPage {
  rows: readonly ListedInstrument[];
  /** Index of the first row among all matches. */
  from: number;
  page: number;
  pageCount: number;
  matchCount: number;
  /** Under each filter. */
  matchCounts: MatchCounts;
  /** Of the whole list. */
  count: number;
  countByClass: Readonly<Record<InstrumentClass, number>>;
  hours: readonly HoursGroup[];
}

export function createResultPage(list: SpecList, view: SpecsView): ResultPage {
  const found = list.find(view);
  return {
    ...paginate(found, view.page),
    matchCount: found.length,
    matchCounts: list.countMatches(view.query),
    count: list.count,
    countByClass: list.countByClass,
    hours: list.hours,
  };
}

/** A row's cells without the names of their columns: the page contains many rows. */
type PackedRow = readonly [name: string, instrumentClass: string, ...texts: string[]];
export type PackedResultPage = Omit<ResultPage, 'rows'> & { rows: readonly PackedRow[] };

export const packResultPage = (result: ResultPage): PackedResultPage => ({
  ...result,
  rows: result.rows.map(({ name, instrumentClass, row }) => [
    name,
    instrumentClass ?? '',
    ...specColumns.map((column) => row[column.name]),
  ]),
});

export const unpackResultPage = (packed: PackedResultPage): ResultPage => ({
  ...packed,
  rows: packed.rows.map(([name, className, ...texts]) => ({
    name,
    instrumentClass: instrumentClasses.find((candidate) => candidate === className),
    row: mapColumns((_, index) => texts[index] ?? ''),
  })),
});
