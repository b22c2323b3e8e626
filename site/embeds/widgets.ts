import { languageByCode, type LanguageCode } from '../../core/domain/languages.ts';
import { calendarCountries } from '../facts/calendar-countries.ts';
import {
  instruments,
  instrumentsOf,
  type Instrument,
  type ProductClass,
} from '../facts/instruments.ts';
import { tickerGroups } from '../facts/ticker.ts';
import { wordsOf } from '../i18n/translator.ts';
import { instrumentName } from '../words/instrument-names.ts';
import type { WidgetName } from './provider.ts';

export interface Widget {
  name: WidgetName;
  settings: object;
}

/** The colours are those of the page when the widget is mounted. */
const look = (language: LanguageCode) => ({
  isTransparent: false,
  locale: languageByCode(language).widgetLocale,
});

/**
 * An instrument's title in a widget: a currency pair as the market writes it (EUR/USD), any other by its name. The provider
 * serves no exchange futures in embeds: their widgets show the underlying's price, and say so.
 */
function titleOf(instrument: Instrument, language: LanguageCode): string {
  const nameOf = ({ symbol }: Instrument): string => instrumentName(symbol, language) ?? symbol;
  const { class: instrumentClass, symbol, embedSymbol } = instrument;
  if (instrumentClass === 'forex') return `${symbol.slice(0, 3)}/${symbol.slice(3)}`;
  if (instrumentClass !== 'futures') return nameOf(instrument);
  const underlying = instruments.find(
    (other) => other.class !== 'futures' && other.embedSymbol === embedSymbol,
  );
  return wordsOf(language, 'embeds')('underlying', { name: nameOf(underlying ?? instrument) });
}

/** The home page's ticker, as wide as its embed. The provider sets the height: 78 px, 106 px on phones. */
export const tickerTape = (language: LanguageCode) => ({
  name: 'ticker-tape' as const,
  settings: {
    symbols: tickerGroups.flat().map((instrument) => ({
      proName: instrument.embedSymbol,
      title: titleOf(instrument, language),
    })),
    showSymbolLogo: true,
    displayMode: 'adaptive',
    ...look(language),
  },
});

/** True if a market's quotes need the higher widget. */
export const isLongList = (market: ProductClass): boolean => instrumentsOf(market).length > 10;

/** A product page's quotes. A test compares the heights with those of `frame.module.css`. */
export const marketQuotes = (market: ProductClass, language: LanguageCode) => ({
  name: 'market-quotes' as const,
  settings: {
    // For a size such as '600px' the provider drops every setting.
    width: '100%',
    height: isLongList(market) ? 640 : 450,
    symbolsGroups: [
      {
        // The group's heading: the provider drops any other key.
        name: wordsOf(language, 'shell')(`menu.entries.${market}`),
        symbols: instrumentsOf(market).map((instrument) => ({
          name: instrument.embedSymbol,
          displayName: titleOf(instrument, language),
        })),
      },
    ],
    showSymbolLogo: true,
    ...look(language),
  },
});

/** The economic calendar. */
export const events = (language: LanguageCode) => ({
  name: 'events' as const,
  settings: {
    width: 1000,
    height: 600,
    importanceFilter: '-1,0,1',
    countryFilter: calendarCountries.map(({ code }) => code).join(','),
    ...look(language),
  },
});

/** The news of all symbols. The newest loaders show them in English and ignore the `locale`. */
export const timeline = (language: LanguageCode) => ({
  name: 'timeline' as const,
  settings: {
    width: 800,
    height: 800,
    feedMode: 'all_symbols',
    displayMode: 'regular',
    ...look(language),
  },
});
