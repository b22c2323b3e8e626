import type { SpecProblem } from './spec-problems.ts';

/** What a row of specifications is, for the editors' form and for CSV files alike. Nothing here needs the CMS. */

export const tiers = ['standard', 'premium', 'elite'] as const;
export type Tier = (typeof tiers)[number];

export const tierNames: Record<Tier, string> = {
  standard: 'Standard',
  premium: 'Premium',
  elite: 'Elite',
};

/** The classes of instruments, as the site's filter names them. */
export const specClasses = [
  'Forex',
  'Metal',
  'Indices',
  'Crypto',
  'Stocks',
  'Futures',
  'Energies',
] as const;
export type SpecClass = (typeof specClasses)[number];

export interface Spec {
  symbol: string;
  contractSize: string;
  leverage: string;
  tradingHours: string;
  dailyBreakTime: string;
  futureExpiryDate: string;
  products: SpecClass[];
}

/** In the order of the file's columns. */
export const specColumns = [
  'symbol',
  'contractSize',
  'leverage',
  'tradingHours',
  'dailyBreakTime',
  'futureExpiryDate',
  'products',
] as const;
export type SpecColumn = (typeof specColumns)[number];
export type SpecTextColumn = Exclude<SpecColumn, 'products'>;

const longest: Record<SpecTextColumn, number> = {
  symbol: 40,
  contractSize: 80,
  leverage: 20,
  tradingHours: 200,
  dailyBreakTime: 200,
  futureExpiryDate: 200,
};
export const neededColumns: readonly SpecColumn[] = [
  'symbol',
  'contractSize',
  'leverage',
  'tradingHours',
  'products',
];

/** Why a text cannot stand in its column; undefined: it can. */
export function specTextProblem(column: SpecTextColumn, value: string): SpecProblem | undefined {
  if (value === '') return neededColumns.includes(column) ? { kind: 'empty' } : undefined;
  if (value.length > longest[column]) return { kind: 'tooLong', most: longest[column] };
  // eslint-disable-next-line no-control-regex -- that is what is looked for
  if (/[\u0000-\u001f\u007f]/.test(value)) return { kind: 'controlCharacter' };
  if (column === 'symbol' && /\s/.test(value)) return { kind: 'notOneWord', value };
  if (column === 'leverage' && !/^1:[1-9]\d{0,4}$/.test(value)) return { kind: 'notARatio', value };
  return undefined;
}
