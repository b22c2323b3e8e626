import { mapKeys, recordOf } from './map-keys.ts';

/**
 * An instrument's contract specification: tiers, classes and columns. Schemas, the table with its order and texts, CSV files,
 * the browser's packed rows and the CMS's fields derive from these.
 */

/** The tiers of accounts, in the order of the site. */
export const tiers = ['standard', 'premium', 'elite'] as const;
export type Tier = (typeof tiers)[number];

/** How the content service spells them. */
export const tierSpelling = {
  standard: 'Standard',
  premium: 'Premium',
  elite: 'Elite',
} as const satisfies Record<Tier, string>;

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
export const instrumentClasses = Object.keys(classSpelling) as InstrumentClass[];

/** Decides how a column is sorted, formatted and checked. */
export type ColumnKind = 'symbol' | 'amount' | 'ratio' | 'hours' | 'breaks' | 'date';

interface ColumnDefinition {
  name: string;
  kind: ColumnKind;
  /** The maximum length of the text that an editor enters. */
  maxLength: number;
  /** Other columns may be blank. */
  required: boolean;
}

/** Every column; the symbol heads its row. Times are the trading server's. */
export const specColumns = [
  { name: 'symbol', kind: 'symbol', maxLength: 40, required: true },
  { name: 'contractSize', kind: 'amount', maxLength: 80, required: true },
  { name: 'leverage', kind: 'ratio', maxLength: 20, required: true },
  { name: 'tradingHours', kind: 'hours', maxLength: 200, required: true },
  { name: 'dailyBreakTime', kind: 'breaks', maxLength: 200, required: false },
  { name: 'futureExpiryDate', kind: 'date', maxLength: 200, required: false },
] as const satisfies readonly ColumnDefinition[];

export type ColumnName = (typeof specColumns)[number]['name'];
export interface Column extends ColumnDefinition {
  name: ColumnName;
}

/** The columns of each tier's table, in their order. */
export const columnsByTier: Record<Tier, readonly Column[]> = {
  standard: specColumns,
  premium: specColumns,
  elite: specColumns,
};

/** What the columns of a row state; '' for a missing value. */
export type SpecCells = Record<ColumnName, string>;

/** A row as the content service wrote it, to be searched and filtered. */
export type SpecRow = SpecCells & {
  /** Classes, and the tier if the service names it, in the service's spelling: `Forex`, `Standard`. */
  products: readonly string[];
};

export const mapTiers = <Value>(valueOf: (tier: Tier) => Value): Record<Tier, Value> =>
  mapKeys(tiers, valueOf);

export const mapClasses = <Value>(
  valueOf: (instrumentClass: InstrumentClass) => Value,
): Record<InstrumentClass, Value> => mapKeys(instrumentClasses, valueOf);

export const mapColumns = <Value>(
  valueOf: (column: Column, index: number) => Value,
): Record<ColumnName, Value> =>
  recordOf(specColumns.map((column, index) => [column.name, valueOf(column, index)]));

/** The class that a row's `products` name; undefined if the site knows none of them. */
export function classOf(products: readonly string[]): InstrumentClass | undefined {
  const named = new Set(products.map((product) => product.toLowerCase()));
  return instrumentClasses.find((name) => named.has(classSpelling[name].toLowerCase()));
}
