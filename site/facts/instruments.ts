import type { InstrumentClass } from '../../core/domain/instrument-spec.ts';

/**
 * The instruments that the site names. Names are words (`site/words/instruments.<language>.json`), conditions are content
 * (`site/content/published-instruments.ts`).
 */
export const majors = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'AUD', 'CAD', 'NZD'] as const;

/** The classes that have a product page, in the order of the menu. */
export const productClasses = [
  'forex',
  'metals',
  'indices',
  'energies',
  'futures',
] as const satisfies readonly InstrumentClass[];
export type ProductClass = (typeof productClasses)[number];

export interface Instrument {
  /** As traders write it, e.g. `EURUSD`. */
  symbol: string;
  class: InstrumentClass;
  /** ISO code of the currency in which it is quoted. */
  currency: string;
  /** The charting provider's symbol for widgets. */
  embedSymbol: string;
}

/** The 28 pairs of the eight majors, base before quote. */
export const forexPairs = [
  'EURUSD',
  'GBPUSD',
  'AUDUSD',
  'NZDUSD',
  'USDJPY',
  'USDCHF',
  'USDCAD',
  'EURGBP',
  'EURAUD',
  'EURNZD',
  'EURJPY',
  'EURCHF',
  'EURCAD',
  'GBPAUD',
  'GBPNZD',
  'GBPJPY',
  'GBPCHF',
  'GBPCAD',
  'AUDNZD',
  'AUDJPY',
  'AUDCHF',
  'AUDCAD',
  'NZDJPY',
  'NZDCHF',
  'NZDCAD',
  'CADJPY',
  'CADCHF',
  'CHFJPY',
] as const;

const forex: Instrument[] = forexPairs.map((symbol) => ({
  symbol,
  class: 'forex',
  currency: symbol.slice(3),
  embedSymbol: `FX:${symbol}`,
}));

export const instruments: readonly Instrument[] = [
  ...forex,
  { symbol: 'XAUUSD', class: 'metals', currency: 'USD', embedSymbol: 'OANDA:XAUUSD' },
  { symbol: 'XAGUSD', class: 'metals', currency: 'USD', embedSymbol: 'OANDA:XAGUSD' },
  { symbol: 'XPTUSD', class: 'metals', currency: 'USD', embedSymbol: 'OANDA:XPTUSD' },
  { symbol: 'US30', class: 'indices', currency: 'USD', embedSymbol: 'FOREXCOM:DJI' },
  { symbol: 'NAS100', class: 'indices', currency: 'USD', embedSymbol: 'FOREXCOM:NSXUSD' },
  { symbol: 'UK100', class: 'indices', currency: 'GBP', embedSymbol: 'FOREXCOM:UKXGBP' },
  { symbol: 'SPX500', class: 'indices', currency: 'USD', embedSymbol: 'FOREXCOM:SPXUSD' },
  { symbol: 'GER40', class: 'indices', currency: 'EUR', embedSymbol: 'FOREXCOM:GRXEUR' },
  { symbol: 'JP225', class: 'indices', currency: 'JPY', embedSymbol: 'OANDA:JP225USD' },
  { symbol: 'USOIL', class: 'energies', currency: 'USD', embedSymbol: 'OANDA:WTICOUSD' },
  { symbol: 'NATGAS', class: 'energies', currency: 'USD', embedSymbol: 'OANDA:NATGASUSD' },
  { symbol: 'UKOIL', class: 'energies', currency: 'USD', embedSymbol: 'OANDA:BCOUSD' },
  { symbol: 'GOLD.f', class: 'futures', currency: 'USD', embedSymbol: 'OANDA:XAUUSD' },
  { symbol: 'US30.f', class: 'futures', currency: 'USD', embedSymbol: 'FOREXCOM:DJI' },
  { symbol: 'NAS100.f', class: 'futures', currency: 'USD', embedSymbol: 'FOREXCOM:NSXUSD' },
  { symbol: 'US500.f', class: 'futures', currency: 'USD', embedSymbol: 'FOREXCOM:SPXUSD' },
  { symbol: 'NGAS.f', class: 'futures', currency: 'USD', embedSymbol: 'OANDA:NATGASUSD' },
  { symbol: 'BTCUSD', class: 'crypto', currency: 'USD', embedSymbol: 'BITSTAMP:BTCUSD' },
  { symbol: 'ETHUSD', class: 'crypto', currency: 'USD', embedSymbol: 'BITSTAMP:ETHUSD' },
];

export function instrumentsOf(instrumentClass: InstrumentClass): readonly Instrument[] {
  return instruments.filter((instrument) => instrument.class === instrumentClass);
}

/** @throws for a symbol that the site does not name */
export function instrumentBySymbol(symbol: string): Instrument {
  const instrument = instruments.find((candidate) => candidate.symbol === symbol);
  if (!instrument) throw new Error(`There is no instrument '${symbol}'`);
  return instrument;
}
