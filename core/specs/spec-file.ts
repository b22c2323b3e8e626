import {
  optionalColumns,
  tableColumns,
  type ColumnName,
  type InstrumentClass,
} from '../domain/instrument-spec.ts';
import { writeCsv } from '../util/csv.ts';
import { formatValue, type ValueFormat } from './format-value.ts';
import type { ListedInstrument } from './spec-list.ts';

/** Headings of a file's columns, and how its values are written. */
export interface SpecFileWords {
  columns: Readonly<Record<ColumnName, string>>;
  name: string;
  class: string;
  classes: Readonly<Record<InstrumentClass, string>>;
  format: ValueFormat;
}

/** All rows of a view as a CSV file: the table as the page shows it, and the other columns as the content service wrote them. */
export function specFileText(found: readonly ListedInstrument[], words: SpecFileWords): string {
  // The name comes after the symbol, the class at the end.
  const [, ...shown] = tableColumns;
  return writeCsv([
    [
      words.columns.symbol,
      words.name,
      ...[...shown, ...optionalColumns].map(({ name }) => words.columns[name]),
      words.class,
    ],
    ...found.map((row) => [
      row.symbol,
      row.name,
      ...shown.map((column) => formatValue(row, column, words.format)),
      ...optionalColumns.map(({ name }) => row[name]),
      row.instrumentClass ? words.classes[row.instrumentClass] : row.products.join(', '),
    ]),
  ]);
}
