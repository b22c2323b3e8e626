import type { Instrument } from '../facts/instruments.ts';
import { useWords } from '../site-context.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    instruments: typeof import('./instruments.en.json');
  }
}

/** Writes instruments' names in the page's language: 'Gold'; a currency pair from its two currencies. */
export function useInstrumentNames(): (instrument: Instrument) => string {
  const t = useWords('instruments');
  const currencies: Record<string, string> = t('currencies', { returnObjects: true });
  const names: Record<string, string> = t('names', { returnObjects: true });
  return ({ class: instrumentClass, symbol, name }) => {
    if (instrumentClass === 'forex') return t('pair', { base: currencies[symbol.slice(0, 3)], quote: currencies[symbol.slice(3)] });
    const found = names[name];
    if (found === undefined) throw new Error(`${symbol} has no name '${name}' in instruments.en.json`);
    return found;
  };
}
