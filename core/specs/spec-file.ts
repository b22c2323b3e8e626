import { specColumns, type ColumnName } from '../domain/instrument-spec.ts';
import { writeCsv } from '../util/csv.ts';
import type { ListedInstrument } from './spec-list.ts';

/** Headings of a file's columns. */
export interface SpecFileWords {
  columns: Readonly<Record<ColumnName, string>>;
  name: string;
  class: string;
}

/** All rows of a view as a CSV file, as the content service wrote them. */
export function specFileText(found: readonly ListedInstrument[], words: SpecFileWords): string {
  // The name comes after the symbol, the classes at the end.
  const columns = specColumns.map(({ name }) => name).filter((name) => name !== 'symbol');
  return writeCsv([
    [words.columns.symbol, words.name, ...columns.map((name) => words.columns[name]), words.class],
    ...found.map((row) => [
      row.symbol,
      row.name,
      ...columns.map((name) => row[name]),
      row.products.join(', '),
    ]),
  ]);
}
