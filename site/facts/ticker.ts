import type { InstrumentClass } from '../../core/domain/instrument-spec.ts';
import { instrumentBySymbol, instrumentsOf, type Instrument } from './instruments.ts';

/** The home page's ticker, in order: currency pairs, metals, oil and gas, one index, crypto. Source: section 2 of the product requirements. */
export const tickerGroups: readonly {
  class: InstrumentClass;
  instruments: readonly Instrument[];
}[] = [
  { class: 'forex', instruments: instrumentsOf('forex') },
  { class: 'metals', instruments: instrumentsOf('metals') },
  { class: 'energies', instruments: instrumentsOf('energies') },
  { class: 'indices', instruments: [instrumentBySymbol('SPX500')] },
  { class: 'crypto', instruments: instrumentsOf('crypto') },
];

export const tickerInstruments: readonly Instrument[] = tickerGroups.flatMap(
  (group) => group.instruments,
);
