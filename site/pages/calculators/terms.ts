import type { Tier } from '../../../core/domain/tiers.ts';
import { pipsPerUnit } from '../../conditions/pip.ts';
import type { Calculator } from './fields.ts';

/** In what the prices of an instrument move: pips of a pair, points of an index, else the price itself. */
export type MoveUnit = 'pips' | 'points' | 'price';

/** The terms that calculators compute with. Numbers are decimals as the engine reads them. */
export type Terms = InstrumentTerms & ClassTerms;

/** The terms of one instrument. */
export interface InstrumentTerms {
  symbol: string;
  contractSize: string;
  /** The currency of its prices. */
  quote: string;
  leverage: Record<Tier, string>;
}

/** The terms that a class has in common. */
export interface ClassTerms {
  unit: MoveUnit;
  /** Futures carry none. */
  hasSwap: boolean;
  /** The night whose swap counts three times, from Monday; undefined: none. */
  tripleNight: number | undefined;
  /** The smallest and the largest order; undefined if they are not published. */
  orders: Record<Tier, { min: string; max: string } | undefined>;
  /** For one lot and one side, in US dollars; undefined if the content does not say. */
  commission: Record<Tier, string | undefined>;
}

/** True if a calculator can compute with the instruments of a class. */
export const isOffered = ({ hasSwap }: ClassTerms, calculator: Calculator): boolean =>
  hasSwap || calculator !== 'swap';

/** A pair moves by pips, everything else by its price. */
export const moveSize = ({ unit, quote }: Pick<Terms, 'unit' | 'quote'>): string =>
  unit === 'pips' ? String(1 / pipsPerUnit(quote)) : '1';

/** A tenth of a pip: prices of pairs have one decimal place more. */
export const pairPoint = ({ quote }: Pick<Terms, 'quote'>): string =>
  String(1 / (10 * pipsPerUnit(quote)));
