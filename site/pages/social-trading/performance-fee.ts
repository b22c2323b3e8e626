export interface FeePeriod {
  /** At the end of the period, after trading costs and before performance fees. */
  balance: number;
  /** The high-water mark before this period: the highest balance so far. */
  markBefore: number;
  markAfter: number;
  /** Profit above the mark; 0 below it. */
  newProfit: number;
  fee: number;
  /** The balance less all performance fees so far. */
  kept: number;
}

/**
 * The performance fees of a copied strategy, by period (day, week or month): a percentage of the profit above the high-water
 * mark. Balances are before fees, so that a fee does not lower the mark and no profit is charged twice.
 */
export function performanceFees(
  start: number,
  balances: readonly number[],
  feePercent: number,
): FeePeriod[] {
  let mark = start;
  let feesPaid = 0;
  return balances.map((balance) => {
    const markBefore = mark;
    const newProfit = Math.max(0, balance - markBefore);
    const fee = roundToCent((newProfit * feePercent) / 100);
    mark = Math.max(mark, balance);
    feesPaid = roundToCent(feesPaid + fee);
    return {
      balance,
      markBefore,
      markAfter: mark,
      newProfit: roundToCent(newProfit),
      fee,
      kept: roundToCent(balance - feesPaid),
    };
  });
}

function roundToCent(amount: number): number {
  return Math.round(amount * 100) / 100;
}
