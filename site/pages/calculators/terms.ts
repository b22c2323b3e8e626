import type { Tier } from '../../../core/domain/tiers.ts';
import type { Calculator } from './fields.ts';

/** In what the prices of an instrument move: pips of a pair, points of an index, else the price itself. */
export type MoveUnit = 'pips' | 'points' | 'price';

/** The terms of an instrument that calculators compute with. Numbers are decimals as the engine reads them. */
export interface Terms {
  symbol: string;
  contractSize: string;
  /** The currency of its prices. */
  quote: string;
  /** The currency that one lot consists of; undefined if it is no currency. */
  base: string | undefined;
  unit: MoveUnit;
  /** Futures carry none. */
  hasSwap: boolean;
  /** The night whose swap counts three times, from Monday; undefined: none. */
  tripleNight: number | undefined;
  /** The smallest and the largest order; undefined if they are not published. */
  orders: Record<Tier, { min: string; max: string } | undefined>;
  leverage: Record<Tier, string>;
  /** For one lot and one side, in US dollars; undefined if the content does not say. */
  commission: Record<Tier, string | undefined>;
}

/** True if a calculator can compute with an instrument. */
export const isOffered = ({ hasSwap }: Pick<Terms, 'hasSwap'>, calculator: Calculator): boolean =>
  hasSwap || calculator !== 'swap';

/** A pip is the fourth decimal of a pair's price, the second of a price in yen; everything else moves by its price. */
export function moveSize({ unit, quote }: Pick<Terms, 'unit' | 'quote'>): string {
  if (unit !== 'pips') return '1';
  return quote === 'JPY' ? '0.01' : '0.0001';
}

/** A tenth of a pip: prices of pairs have one decimal place more. */
export const pairPoint = ({ quote }: Pick<Terms, 'quote'>): string =>
  quote === 'JPY' ? '0.001' : '0.00001';
