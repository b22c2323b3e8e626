import type { Instrument } from '../facts/instruments.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { instrumentName } from '../words/instrument-names.ts';

/** How a widget calls an instrument: currency pairs as the market writes them, EUR/USD, everything else by its name. */
export function instrumentTitle(
  { class: instrumentClass, symbol }: Instrument,
  language: LanguageCode,
): string {
  if (instrumentClass === 'forex') return `${symbol.slice(0, 3)}/${symbol.slice(3)}`;
  return instrumentName(symbol, language) ?? symbol;
}
