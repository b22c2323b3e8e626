import Big from 'big.js';

export interface FeePeriod {
  /** At the end of the period, after trading costs and before performance fees. */
  balance: Big;
  /** The high-water mark before this period: the highest balance so far. */
  markBefore: Big;
  markAfter: Big;
  /** Profit above the mark; 0 at or below it. */
  newProfit: Big;
  fee: Big;
  /** All fees so far, this one included. */
  feesPaid: Big;
}

const zero = new Big(0);
const percent = new Big('0.01');
const centPlaces = 2;

/** The state before the first period. */
export const beforeFees = (start: Big): Pick<FeePeriod, 'balance' | 'markAfter' | 'feesPaid'> => ({
  balance: start,
  markAfter: start,
  feesPaid: zero,
});

/** Exact, however many decimals it has. */
export const percentOf = (amount: Big, percentage: Big): Big =>
  amount.times(percentage).times(percent);

/**
 * The fee of one period (day, week or month): a percentage of the profit above the high-water mark, in whole cents. It is
 * rounded down, so that no number of periods makes the fees more than their percentage of the highest profit. Balances are before
 * fees, so that a fee does not lower the mark and no profit is charged twice.
 */
export function chargePeriod(
  before: Pick<FeePeriod, 'markAfter' | 'feesPaid'>,
  balance: Big,
  feePercent: Big,
): FeePeriod {
  const markBefore = before.markAfter;
  const isAbove = balance.gt(markBefore);
  const newProfit = isAbove ? balance.minus(markBefore) : zero;
  const fee = percentOf(newProfit, feePercent).round(centPlaces, Big.roundDown);
  return {
    balance,
    markBefore,
    markAfter: isAbove ? balance : markBefore,
    newProfit,
    fee,
    feesPaid: before.feesPaid.plus(fee),
  };
}

const amounts = new Intl.NumberFormat('en', { maximumFractionDigits: centPlaces });
const amountsWithCents = new Intl.NumberFormat('en', { minimumFractionDigits: centPlaces });

/** '1,200', '1,200.50': all languages of the site use the same digits. */
export function formatCents(amount: Big | string): string {
  const number = Number(new Big(amount).toFixed(centPlaces));
  return (Number.isInteger(number) ? amounts : amountsWithCents).format(number).replace('-', '−');
}
