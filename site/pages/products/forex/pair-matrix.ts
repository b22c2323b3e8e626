import { forexPairs, type Currency } from '../../../facts/instruments.ts';

/** The market's order of precedence: the earlier of two currencies is the base of their pair. */
export const currencyPrecedence = [
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
 * All pairs like the towns of a distance chart: currencies on the diagonal, each pair where the row of its base meets the
 * column of its quote currency. In the order of precedence all pairs are on one side of the diagonal.
 */
export function pairMatrix(): MatrixCell[] {
  return currencyPrecedence.flatMap((base, row) =>
    currencyPrecedence.slice(row).map((quote, distance): MatrixCell => {
      const column = row + distance;
      if (distance === 0) return { kind: 'currency', row, column, code: base };
      const symbol = `${base}${quote}`;
      if (!(forexPairs as readonly string[]).includes(symbol))
        throw new Error(`The market does not quote ${symbol}`);
      return { kind: 'pair', row, column, symbol };
    }),
  );
}
