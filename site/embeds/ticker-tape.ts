import { tickerInstruments } from '../facts/ticker.ts';
import { instrumentTitle } from './instrument-titles.ts';
import {
  lookSettings,
  nonEmpty,
  type LookSettings,
  type NonEmpty,
  type WidgetLook,
} from './provider.ts';

/** As wide as its embed. The provider sets the height: `adaptive` is 78 px, 106 px on phones. */
export interface TickerTapeSettings extends LookSettings {
  symbols: NonEmpty<{ proName: string; title: string }>;
  showSymbolLogo: boolean;
  displayMode: 'adaptive' | 'regular' | 'compact';
}

export interface TickerTape {
  name: 'ticker-tape';
  settings: TickerTapeSettings;
}

const instruments = nonEmpty('ticker-tape', 'symbols', tickerInstruments);

/** The home page's ticker. */
export function tickerTape(look: WidgetLook): TickerTape {
  const symbols = instruments.map((instrument) => ({
    proName: instrument.embedSymbol,
    title: instrumentTitle(instrument, look.language),
  }));
  return {
    name: 'ticker-tape',
    settings: {
      symbols: nonEmpty('ticker-tape', 'symbols', symbols),
      showSymbolLogo: true,
      displayMode: 'adaptive',
      ...lookSettings(look),
    },
  };
}
