import type { InstrumentClass } from '../../contract/instrument-spec.ts';
import { instrumentBySymbol, instrumentsOf, type Instrument } from './instruments.ts';

/** What the home page's ticker carries, in its order: currency pairs, metals, oil and gas, one index, crypto. Source: the product specification, section 2. */
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
