import type { SpecRow, Tier } from './site-content.ts';

export type ColumnName = Exclude<keyof SpecRow, 'products'>;

/** What a column holds decides how it is sorted and written. */
type ColumnKind = 'symbol' | 'amount' | 'ratio' | 'hours' | 'breaks' | 'date';

export interface Column {
  name: ColumnName;
  kind: ColumnKind;
}

const all: readonly Column[] = [
  { name: 'symbol', kind: 'symbol' },
  { name: 'contractSize', kind: 'amount' },
  { name: 'leverage', kind: 'ratio' },
  { name: 'tradingHours', kind: 'hours' },
  { name: 'dailyBreakTime', kind: 'breaks' },
  { name: 'futureExpiryDate', kind: 'date' },
];

/** The columns of each tier's table, in their order. The symbol comes first: it heads its row. */
export const columnsOf: Record<Tier, readonly Column[]> = {
  standard: all,
  premium: all,
  elite: all,
};
