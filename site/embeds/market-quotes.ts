import { mapKeys } from '../../core/util/map-keys.ts';
import {
  instrumentsOf,
  productClasses,
  type Instrument,
  type ProductClass,
} from '../facts/instruments.ts';
import { wordsOf } from '../i18n/translator.ts';
import { instrumentTitle } from './instrument-titles.ts';
import {
  lookSettings,
  nonEmpty,
  type LookSettings,
  type NonEmpty,
  type SizeSettings,
  type WidgetLook,
} from './provider.ts';

export interface MarketQuotesSettings extends LookSettings, SizeSettings {
  /** The group's heading is `name`: the provider drops any other key. */
  symbolsGroups: NonEmpty<{
    name: string;
    symbols: NonEmpty<{ name: string; displayName: string }>;
  }>;
  showSymbolLogo: boolean;
}

export interface MarketQuotes {
  name: 'market-quotes';
  settings: MarketQuotesSettings;
}

const quoted = (instrumentClass: ProductClass): NonEmpty<Instrument> =>
  nonEmpty(
    'market-quotes',
    `symbolsGroups.${instrumentClass}.symbols`,
    instrumentsOf(instrumentClass),
  );

/** What each product page quotes; a class without an instrument fails the startup. */
const instruments = mapKeys(productClasses, quoted);

/** A product page's quotes. A test compares the heights with those of `frame.module.css`. */
export function marketQuotes(instrumentClass: ProductClass, look: WidgetLook): MarketQuotes {
  const symbols = instruments[instrumentClass].map((instrument) => ({
    name: instrument.embedSymbol,
    displayName: instrumentTitle(instrument, look.language),
  }));
  const name = wordsOf(look.language, 'shell')(`menu.entries.${instrumentClass}`);
  return {
    name: 'market-quotes',
    settings: {
      width: '100%',
      height: isLongList(instrumentClass) ? 640 : 450,
      symbolsGroups: [{ name, symbols: nonEmpty('market-quotes', 'symbols', symbols) }],
      showSymbolLogo: true,
      ...lookSettings(look),
    },
  };
}

export const isLongList = (instrumentClass: ProductClass): boolean =>
  instruments[instrumentClass].length > 10;
