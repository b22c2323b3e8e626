export interface FeePeriod {
  /** At the period's end, trading costs included, performance fees not yet taken. */
  balance: number;
  /** The highest balance on which a fee was counted before this period. */
  markBefore: number;
  markAfter: number;
  /** The subscription profit that is new: what lies above the mark. Zero under it. */
  newProfit: number;
  fee: number;
  /** The balance less all performance fees up to here. */
  kept: number;
}

/**
 * The performance fee of a copied strategy, period by period (days, weeks or months): subscription profit × fee
 * percent, only above the high-water mark. Balances are counted before fees, so that paying a fee does not lower
 * the mark and the same profit is never charged twice.
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
