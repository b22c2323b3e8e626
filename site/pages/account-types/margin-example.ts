import { pipValue } from '../../conditions/pip.ts';

interface MarginInput {
  /** A pair quoted in US dollars. */
  symbol: string;
  /** Units of the base currency in the position. */
  size: number;
  /** Price of one unit of the base currency, in US dollars. */
  price: number;
  /** 500 means 1:500. */
  leverage: number;
  /** Equity in US dollars when the position is opened. */
  equity: number;
  /** Margin levels, in percent. */
  marginCall: number;
  stopOut: number;
}

/** A margin level that a losing position reaches. */
export interface ReachedLevel {
  /** US dollars that are left. */
  equity: number;
  /** How far the price has moved against the position. */
  pips: number;
}

/** Products of decimals are off by a trace; an amount is in whole cents. */
const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * The margin of a position, and the moves after which it reaches the margin call and the stop-out.
 * Costs are left out. Amounts are in US dollars.
 */
export function marginExample({
  symbol,
  size,
  price,
  leverage,
  equity,
  marginCall,
  stopOut,
}: MarginInput) {
  const contractValue = inCents(size * price);
  const margin = inCents(contractValue / leverage);
  const valueOfPip = pipValue(symbol, size);
  const reached = (level: number): ReachedLevel => {
    const left = inCents((margin * level) / 100);
    return { equity: left, pips: (equity - left) / valueOfPip };
  };
  return {
    contractValue,
    margin,
    /** In percent. */
    marginLevel: (equity / margin) * 100,
    pipValue: valueOfPip,
    marginCall: reached(marginCall),
    stopOut: reached(stopOut),
    /** The stop-out's move as a share of the price. */
    stopOutShare: (equity - reached(stopOut).equity) / contractValue,
  };
}
