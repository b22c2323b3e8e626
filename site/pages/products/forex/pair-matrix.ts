import { forexPairs, type Currency } from '../../../facts/instruments.ts';

/** The market's order of precedence: of two currencies the earlier one is a pair's base. */
export const precedence = [
  'EUR',
  'GBP',
  'AUD',
  'NZD',
  'USD',
  'CAD',
  'CHF',
  'JPY',
] as const satisfies readonly Currency[];

export type MatrixCell =
  | { kind: 'currency'; row: number; column: number; code: Currency }
  | { kind: 'pair'; row: number; column: number; symbol: string };

/**
 * All pairs as a distance chart has its towns: currencies down the diagonal, each pair where its base's row meets its
 * quote's column. In the order of precedence every pair falls on one side of the diagonal.
 */
export function pairMatrix(): MatrixCell[] {
  return precedence.flatMap((base, row) =>
    precedence.slice(row).map((quote, distance): MatrixCell => {
      const column = row + distance;
      if (distance === 0) return { kind: 'currency', row, column, code: base };
      const symbol = `${base}${quote}`;
      if (!(forexPairs as readonly string[]).includes(symbol))
        throw new Error(`The market does not quote ${symbol}`);
      return { kind: 'pair', row, column, symbol };
    }),
  );
}

/** What one pip of one lot is worth, in the quote currency: the fourth decimal of a price, the second of one in yen. */
export function pipValue(symbol: string, contractSize: number): number {
  return symbol.endsWith('JPY') ? contractSize / 100 : contractSize / 10_000;
}
