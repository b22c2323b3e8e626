import type { InstrumentClass } from '../../core/domain/instrument-spec.ts';

/**
 * The instruments that the site names, with their conditions. Names are words: `site/words/instruments.<language>.json`.
 * Times are the trading server's, as hours and minutes. Source: the broker's contract specifications.
 */
export const majors = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'AUD', 'CAD', 'NZD'] as const;
export type Currency = (typeof majors)[number];

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
  contractSize: number;
  unit: 'baseCurrency' | 'ounce' | 'index' | 'barrel' | 'mmbtu' | 'coin';
  /** ISO code of the currency in which it is quoted. */
  currency: string;
  /** 500 means 1:500. */
  leverage: number;
  /** Trading sessions in server time: [opens, closes], where '24:00' is the day's end. */
  sessions: readonly (readonly [string, string])[];
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

const wholeDay = [['00:05', '23:55']] as const;
const afterMidnightBreak = [['01:00', '24:00']] as const;

const forex: Instrument[] = forexPairs.map((symbol) => ({
  symbol,
  class: 'forex',
  contractSize: 100_000,
  unit: 'baseCurrency',
  currency: symbol.slice(3),
  leverage: 500,
  sessions: wholeDay,
  embedSymbol: `FX:${symbol}`,
}));

export const instruments: readonly Instrument[] = [
  ...forex,
  {
    symbol: 'XAUUSD',
    class: 'metals',
    contractSize: 100,
    unit: 'ounce',
    currency: 'USD',
    leverage: 500,
    sessions: [['01:05', '23:55']],
    embedSymbol: 'OANDA:XAUUSD',
  },
  {
    symbol: 'XAGUSD',
    class: 'metals',
    contractSize: 5000,
    unit: 'ounce',
    currency: 'USD',
    leverage: 500,
    sessions: [['01:05', '23:55']],
    embedSymbol: 'OANDA:XAGUSD',
  },
  {
    symbol: 'XPTUSD',
    class: 'metals',
    contractSize: 100,
    unit: 'ounce',
    currency: 'USD',
    leverage: 100,
    sessions: [['01:05', '23:55']],
    embedSymbol: 'OANDA:XPTUSD',
  },
  {
    symbol: 'US30',
    class: 'indices',
    contractSize: 1,
    unit: 'index',
    currency: 'USD',
    leverage: 200,
    sessions: afterMidnightBreak,
    embedSymbol: 'FOREXCOM:DJI',
  },
  {
    symbol: 'NAS100',
    class: 'indices',
    contractSize: 1,
    unit: 'index',
    currency: 'USD',
    leverage: 200,
    sessions: afterMidnightBreak,
    embedSymbol: 'FOREXCOM:NSXUSD',
  },
  {
    symbol: 'UK100',
    class: 'indices',
    contractSize: 1,
    unit: 'index',
    currency: 'GBP',
    leverage: 200,
    sessions: afterMidnightBreak,
    embedSymbol: 'FOREXCOM:UKXGBP',
  },
  {
    symbol: 'SPX500',
    class: 'indices',
    contractSize: 1,
    unit: 'index',
    currency: 'USD',
    leverage: 200,
    sessions: afterMidnightBreak,
    embedSymbol: 'FOREXCOM:SPXUSD',
  },
  {
    symbol: 'GER40',
    class: 'indices',
    contractSize: 1,
    unit: 'index',
    currency: 'EUR',
    leverage: 200,
    sessions: [['02:15', '23:00']],
    embedSymbol: 'FOREXCOM:GRXEUR',
  },
  {
    symbol: 'JP225',
    class: 'indices',
    contractSize: 1,
    unit: 'index',
    currency: 'JPY',
    leverage: 200,
    sessions: [['01:00', '23:59']],
    embedSymbol: 'OANDA:JP225USD',
  },
  {
    symbol: 'USOIL',
    class: 'energies',
    contractSize: 1000,
    unit: 'barrel',
    currency: 'USD',
    leverage: 100,
    sessions: afterMidnightBreak,
    embedSymbol: 'OANDA:WTICOUSD',
  },
  {
    symbol: 'NATGAS',
    class: 'energies',
    contractSize: 10_000,
    unit: 'mmbtu',
    currency: 'USD',
    leverage: 100,
    sessions: afterMidnightBreak,
    embedSymbol: 'OANDA:NATGASUSD',
  },
  {
    symbol: 'UKOIL',
    class: 'energies',
    contractSize: 1000,
    unit: 'barrel',
    currency: 'USD',
    leverage: 100,
    sessions: [['03:00', '24:00']],
    embedSymbol: 'OANDA:BCOUSD',
  },
  {
    symbol: 'GOLD.f',
    class: 'futures',
    contractSize: 100,
    unit: 'ounce',
    currency: 'USD',
    leverage: 100,
    sessions: [['01:00', '23:59']],
    embedSymbol: 'OANDA:XAUUSD',
  },
  {
    symbol: 'US30.f',
    class: 'futures',
    contractSize: 1,
    unit: 'index',
    currency: 'USD',
    leverage: 100,
    sessions: [['01:00', '23:59']],
    embedSymbol: 'FOREXCOM:DJI',
  },
  {
    symbol: 'NAS100.f',
    class: 'futures',
    contractSize: 1,
    unit: 'index',
    currency: 'USD',
    leverage: 100,
    sessions: [['01:00', '23:59']],
    embedSymbol: 'FOREXCOM:NSXUSD',
  },
  {
    symbol: 'US500.f',
    class: 'futures',
    contractSize: 1,
    unit: 'index',
    currency: 'USD',
    leverage: 100,
    sessions: [['01:00', '23:59']],
    embedSymbol: 'FOREXCOM:SPXUSD',
  },
  {
    symbol: 'NGAS.f',
    class: 'futures',
    contractSize: 10_000,
    unit: 'mmbtu',
    currency: 'USD',
    leverage: 100,
    sessions: [['01:00', '23:59']],
    embedSymbol: 'OANDA:NATGASUSD',
  },
  {
    symbol: 'BTCUSD',
    class: 'crypto',
    contractSize: 1,
    unit: 'coin',
    currency: 'USD',
    leverage: 5,
    sessions: [['00:00', '24:00']],
    embedSymbol: 'BITSTAMP:BTCUSD',
  },
  {
    symbol: 'ETHUSD',
    class: 'crypto',
    contractSize: 1,
    unit: 'coin',
    currency: 'USD',
    leverage: 5,
    sessions: [['00:00', '24:00']],
    embedSymbol: 'BITSTAMP:ETHUSD',
  },
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
