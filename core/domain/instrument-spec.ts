import { keysOf, mapKeys, recordOf } from '../util/map-keys.ts';

/**
 * An instrument's contract specification: classes and columns. Schemas, the table with its order and texts, CSV files,
 * the browser's packed rows and the CMS's fields derive from these.
 */

/** The classes of instruments in the order of the table's filter, and how the content service spells them. */
export const classSpelling = {
  forex: 'Forex',
  metals: 'Metal',
  indices: 'Indices',
  crypto: 'Crypto',
  stocks: 'Stocks',
  futures: 'Futures',
  energies: 'Energies',
} as const;
export type InstrumentClass = keyof typeof classSpelling;
export type ClassSpelling = (typeof classSpelling)[InstrumentClass];
export const instrumentClasses = keysOf(classSpelling);

/** Decides how a column is sorted, formatted and checked. */
export type ColumnKind =
  | 'symbol'
  | 'amount'
  | 'signedAmount'
  | 'ratio'
  | 'hours'
  | 'breaks'
  | 'date'
  | 'timeZone'
  | 'weekday';

interface ColumnDefinition {
  name: string;
  kind: ColumnKind;
  /** Other columns may be blank. */
  required: boolean;
}

/**
 * The columns of the table; the symbol heads its row. Hours and breaks are on the clock of the row's time zone, without one on the
 * trading server's (`server-time.ts`).
 */
export const tableColumns = [
  { name: 'symbol', kind: 'symbol', required: true },
  { name: 'contractSize', kind: 'amount', required: true },
  { name: 'leverage', kind: 'ratio', required: true },
  { name: 'tradingHours', kind: 'hours', required: true },
  { name: 'dailyBreakTime', kind: 'breaks', required: false },
  { name: 'futureExpiryDate', kind: 'date', required: false },
] as const satisfies readonly ColumnDefinition[];

/** Columns that our files may leave out: the time zone stands beside the hours, the others on other pages. */
export const optionalColumns = [
  { name: 'timeZone', kind: 'timeZone', required: false },
  // The smallest and the largest order.
  { name: 'minLots', kind: 'amount', required: false },
  { name: 'maxLots', kind: 'amount', required: false },
  // The day at whose end the swap counts three times; blank: none.
  { name: 'tripleSwap', kind: 'weekday', required: false },
  // In US dollars for each lot and night; below zero: charged.
  { name: 'swapLongUsd', kind: 'signedAmount', required: false },
  { name: 'swapShortUsd', kind: 'signedAmount', required: false },
  // On swap-free accounts: the nights without a fee, and the fee in US dollars for each lot and night after them.
  { name: 'swapFreeNights', kind: 'amount', required: false },
  { name: 'swapFreeFeeUsd', kind: 'amount', required: false },
  // A price of about the market's, for examples of the margin.
  { name: 'examplePrice', kind: 'amount', required: false },
] as const satisfies readonly ColumnDefinition[];

export const specColumns = [...tableColumns, ...optionalColumns] as const;
export type ColumnName = (typeof specColumns)[number]['name'];
export interface Column extends ColumnDefinition {
  name: ColumnName;
}

/** The texts of a row's columns; '' for a missing value. */
export type SpecCells = Record<ColumnName, string>;

/** A row as the content service wrote it, to be searched and filtered. */
export type SpecRow = SpecCells & {
  /** Classes, and the tier if the service names it, in the service's spelling: `Forex`, `Standard`. */
  products: readonly string[];
};

export const mapClasses = <Value>(
  valueOf: (instrumentClass: InstrumentClass) => Value,
): Record<InstrumentClass, Value> => mapKeys(instrumentClasses, valueOf);

export const mapColumns = <Value>(valueOf: (column: Column) => Value): Record<ColumnName, Value> =>
  recordOf(specColumns.map((column) => [column.name, valueOf(column)]));

/** The class that a row's `products` name; undefined if the site knows none of them. */
export function classOf(products: readonly string[]): InstrumentClass | undefined {
  const named = new Set(products.map((product) => product.toLowerCase()));
  return instrumentClasses.find((name) => named.has(classSpelling[name].toLowerCase()));
}

/** The leverage in '1:500' or 'up to 1:500', as 500; undefined if the cell states none. */
export function parseLeverage(cell: string): number | undefined {
  const [, digits] = /(?:^|\D)1\s*:\s*(\d[\d,]*)(?![\d.])/.exec(cell.normalize('NFKC')) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}
