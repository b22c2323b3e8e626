import Big from 'big.js';

/** Decimals without rounding; only a division ends, after forty places. */
export const Exact = Big();
Exact.DP = 40;
Exact.RM = Exact.roundHalfUp;
export type Exact = Big;

/** The largest number of lots that loses no more than `maxLoss`. */
export function positionSize(maxLoss: Big, lossPerLot: Big, lotStep: Big): Big {
  const steps = maxLoss.div(lossPerLot.times(lotStep)).round(0, Exact.roundDown);
  const lots = steps.times(lotStep);
  // The division is rounded: it may have ended a hair above a whole step.
  return lots.times(lossPerLot).gt(maxLoss) ? lots.minus(lotStep) : lots;
}

/** Trading nights of a week: Monday's to Friday's. */
const nightsOfWeek = 5;
/** How often the night counts that stands for the weekend, too. */
const weekendFactor = 3;

/**
 * How many swaps a position is booked over its nights, and how many of these nights count for the weekend.
 * @param firstNight days from Monday, 0
 * @param tripleNight undefined for a market that has no weekend
 */
export function swapCount(
  firstNight: number,
  nights: number,
  tripleNight: number | undefined,
): { swaps: number; triples: number } {
  if (tripleNight === undefined) return { swaps: nights, triples: 0 };
  const untilTriple = (tripleNight - firstNight + nightsOfWeek) % nightsOfWeek;
  const triples = Math.max(0, Math.ceil((nights - untilTriple) / nightsOfWeek));
  return { swaps: nights + (weekendFactor - 1) * triples, triples };
}

/** A price at which amounts are converted: that of one unit of `base` in the other currency. */
export interface ConversionPair {
  symbol: string;
  base: string;
}

/** Which of two currencies is a pair's base, by the custom of the market; of two others, the one before in the alphabet. */
const baseOrder = ['EUR', 'GBP', 'AUD', 'NZD', 'USD', 'CAD', 'CHF'];
const lastBase = 'JPY';

function rankOf(currency: string): number {
  if (currency === lastBase) return baseOrder.length + 1;
  const rank = baseOrder.indexOf(currency);
  return rank < 0 ? baseOrder.length : rank;
}

/** The pair whose price converts one currency into the other; undefined for the same one. */
export function conversionPair(one: string, other: string): ConversionPair | undefined {
  if (one === other) return undefined;
  const order = rankOf(one) - rankOf(other) || (one < other ? -1 : 1);
  const [base, quote] = order < 0 ? [one, other] : [other, one];
  return { symbol: base + quote, base };
}

/** An amount in another currency. */
export const convert = (
  amount: Big,
  { base }: Pick<ConversionPair, 'base'>,
  price: Big,
  to: string,
): Big => (base === to ? amount.div(price) : amount.times(price));
