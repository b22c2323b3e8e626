import { languageByCode, type Language, type LanguageCode } from '../../core/domain/languages.ts';
import { calendarCountries } from '../facts/calendar-countries.ts';
import {
  instruments,
  instrumentsOf,
  type Instrument,
  type ProductClass,
} from '../facts/instruments.ts';
import { tickerInstruments } from '../facts/ticker.ts';
import { wordsOf } from '../i18n/translator.ts';
import { instrumentName } from '../words/instrument-names.ts';
import type { WidgetName } from './provider.ts';

/** What a deployment can choose; each widget fixes its other settings. */
export interface WidgetLook {
  colorTheme: 'light' | 'dark';
  language: LanguageCode;
}

interface WidgetSettings {
  colorTheme: WidgetLook['colorTheme'];
  isTransparent: boolean;
  locale: Language['widgetLocale'];
  /** Pixels, or a share of the column. For any other size, such as '600px', the provider drops every setting. */
  width?: number | `${number}%`;
  height?: number;
  /** The group's heading is `name`: the provider drops any other key. */
  symbolsGroups?: readonly {
    name: string;
    symbols: readonly { name: string; displayName: string }[];
  }[];
  symbols?: readonly { proName: string; title: string }[];
  showSymbolLogo?: boolean;
  displayMode?: 'adaptive' | 'regular';
  feedMode?: 'all_symbols';
  /** Every level. */
  importanceFilter?: '-1,0,1';
  /** Lower-case country codes, separated by commas. */
  countryFilter?: string;
}

export interface Widget {
  name: WidgetName;
  settings: WidgetSettings;
}

const look = ({
  colorTheme,
  language,
}: WidgetLook): Pick<WidgetSettings, 'colorTheme' | 'isTransparent' | 'locale'> => ({
  isTransparent: false,
  colorTheme,
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
export const tickerTape = (given: WidgetLook): Widget => ({
  name: 'ticker-tape',
  settings: {
    symbols: tickerInstruments.map((instrument) => ({
      proName: instrument.embedSymbol,
      title: titleOf(instrument, given.language),
    })),
    showSymbolLogo: true,
    displayMode: 'adaptive',
    ...look(given),
  },
});

/** Whether a market's quotes need the higher widget. */
export const isLongList = (market: ProductClass): boolean => instrumentsOf(market).length > 10;

/** A product page's quotes. A test compares the heights with those of `frame.module.css`. */
export const marketQuotes = (market: ProductClass, given: WidgetLook): Widget => ({
  name: 'market-quotes',
  settings: {
    width: '100%',
    height: isLongList(market) ? 640 : 450,
    symbolsGroups: [
      {
        name: wordsOf(given.language, 'shell')(`menu.entries.${market}`),
        symbols: instrumentsOf(market).map((instrument) => ({
          name: instrument.embedSymbol,
          displayName: titleOf(instrument, given.language),
        })),
      },
    ],
    showSymbolLogo: true,
    ...look(given),
  },
});

/** The economic calendar. */
export const events = (given: WidgetLook): Widget => ({
  name: 'events',
  settings: {
    width: 1000,
    height: 600,
    importanceFilter: '-1,0,1',
    countryFilter: calendarCountries.map(({ code }) => code).join(','),
    ...look(given),
  },
});

/** The news of all symbols. The newest loaders show them in English and ignore the `locale`. */
export const timeline = (given: WidgetLook): Widget => ({
  name: 'timeline',
  settings: {
    width: 800,
    height: 800,
    feedMode: 'all_symbols',
    displayMode: 'regular',
    ...look(given),
  },
});
