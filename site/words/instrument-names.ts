import { languageByCode, languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { recordOf } from '../../core/util/map-keys.ts';
import type { Instrument } from '../facts/instruments.ts';
import { wordFiles } from '../i18n/word-files.ts';
import { useSite } from '../site-context.tsx';

type NameWords = Record<'names' | 'currencies', Record<string, string>>;

// Read from the files, because the translator would split symbols such as 'BRK.B' at the dot.
const wordsByLanguage = recordOf(
  wordFiles
    .filter(({ namespace }) => namespace === 'instruments')
    .map(({ language, content }) => [language, content as NameWords]),
);

/** An instrument's name as the financial press of a language writes it; a currency pair's from its two currencies. Undefined: unknown. */
export function instrumentName(symbol: string, language: LanguageCode): string | undefined {
  const { names, currencies } = wordsByLanguage[language];
  if (Object.hasOwn(names, symbol)) return names[symbol];
  const [base, quote] = [symbol.slice(0, 3), symbol.slice(3)];
  if (Object.hasOwn(currencies, base) && Object.hasOwn(currencies, quote))
    return [currencies[base], currencies[quote]].join(
      languageByCode(language).script === 'han' ? '/' : ' / ',
    );
  return undefined;
}

/** Languages without a name are left out. */
export function instrumentNames(symbol: string): Partial<Record<LanguageCode, string>> {
  return Object.fromEntries(
    languageCodes.flatMap((code) => {
      const name = instrumentName(symbol, code);
      return name === undefined ? [] : [[code, name]];
    }),
  );
}

/** Names instruments of the site's own list in the page's language. */
export function useInstrumentNames(): (instrument: Instrument) => string {
  const { code } = useSite().language;
  return ({ symbol }) => {
    const name = instrumentName(symbol, code);
    if (name === undefined) throw new Error(`${symbol} has no name in instruments.${code}.json`);
    return name;
  };
}
