import type { InstrumentClass } from '../../core/domain/instrument-spec.ts';
import { instruments } from '../facts/instruments.ts';

/** The currency in which an index is calculated, for those that only the specifications name. */
const indexCurrencies: Readonly<Record<string, string>> = {
  US2000: 'USD',
  FRA40: 'EUR',
  EU50: 'EUR',
  ESP35: 'EUR',
  ITA40: 'EUR',
  NETH25: 'EUR',
  SWI20: 'CHF',
  AUS200: 'AUD',
  HK50: 'HKD',
  CN50: 'USD',
};

/** The currency of an exchange, by the ending of its shares; those of the United States have none. */
const exchangeCurrencies: Readonly<Record<string, string>> = {
  DE: 'EUR',
  PA: 'EUR',
  AS: 'EUR',
  L: 'GBP',
  HK: 'HKD',
};

/** Raw materials whose futures are quoted in dollars. */
const dollarFutures = new Set(['SILVER.f', 'WTI.f', 'BRENT.f']);

/**
 * The currency in which an instrument of the specifications is quoted, which they do not state: that of the site's own list,
 * of a pair's second half, of an index or of an exchange. Undefined if none of these says.
 */
export function quoteCurrencyOf(
  symbol: string,
  instrumentClass: InstrumentClass | undefined,
): string | undefined {
  const named = instruments.find((instrument) => instrument.symbol === symbol);
  if (named) return named.currency;
  switch (instrumentClass) {
    case 'forex':
    case 'metals':
      return /^[A-Z]{6}$/.test(symbol) ? symbol.slice(3) : undefined;
    case 'crypto':
      return /^[A-Z\d]{2,}USD$/.test(symbol) ? 'USD' : undefined;
    case 'indices':
      return indexCurrencies[symbol];
    case 'stocks': {
      const [, exchange] = /^[A-Z\d]+\.([A-Z]+)$/.exec(symbol) ?? [];
      if (exchange === undefined) return /^[A-Z]+$/.test(symbol) ? 'USD' : undefined;
      // One letter is a class of share, as in BRK.B, unless it is an exchange.
      return exchangeCurrencies[exchange] ?? (/^[AB]$/.test(exchange) ? 'USD' : undefined);
    }
    case 'futures': {
      if (dollarFutures.has(symbol)) return 'USD';
      const index = /^(.+)\.f$/.exec(symbol)?.[1] ?? '';
      return index === '' ? undefined : quoteCurrencyOf(index, 'indices');
    }
    case 'energies':
    case undefined:
      return undefined;
  }
}
