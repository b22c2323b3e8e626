import type { LanguageCode } from '../../core/domain/languages.ts';
import { instruments, type Instrument } from '../facts/instruments.ts';
import { wordsOf } from '../i18n/translator.ts';
import { instrumentName } from '../words/instrument-names.ts';

const nameOf = ({ symbol }: Instrument, language: LanguageCode): string =>
  instrumentName(symbol, language) ?? symbol;

/**
 * An instrument's title in a widget: a currency pair as the market writes it (EUR/USD), any other by its name. The provider
 * serves no exchange futures in embeds: their widgets show the underlying's price, and say so.
 */
export function instrumentTitle(instrument: Instrument, language: LanguageCode): string {
  const { class: instrumentClass, symbol, embedSymbol } = instrument;
  if (instrumentClass === 'forex') return `${symbol.slice(0, 3)}/${symbol.slice(3)}`;
  if (instrumentClass !== 'futures') return nameOf(instrument, language);
  const underlying = instruments.find(
    (other) => other.class !== 'futures' && other.embedSymbol === embedSymbol,
  );
  return wordsOf(language, 'embeds')('underlying', {
    name: nameOf(underlying ?? instrument, language),
  });
}
