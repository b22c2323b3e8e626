import { instrumentBySymbol, instrumentsOf, type Instrument } from './instruments.ts';

/** The home page's ticker, in order: currency pairs, metals, oil and gas, one index, crypto. Source: section 2 of the product requirements. */
export const tickerGroups: readonly (readonly Instrument[])[] = [
  instrumentsOf('forex'),
  instrumentsOf('metals'),
  instrumentsOf('energies'),
  [instrumentBySymbol('SPX500')],
  instrumentsOf('crypto'),
];
