import type { Instrument } from '../facts/instruments.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { instrumentName } from '../words/instrument-names.ts';

/** An instrument's title in a widget: a currency pair as the market writes it (EUR/USD), any other by its name. */
export function instrumentTitle(
  { class: instrumentClass, symbol }: Instrument,
  language: LanguageCode,
): string {
  if (instrumentClass === 'forex') return `${symbol.slice(0, 3)}/${symbol.slice(3)}`;
  return instrumentName(symbol, language) ?? symbol;
}
