import { expect, test } from 'vitest';
import { keysOf } from '../../core/util/map-keys.ts';
import type { RouteName } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { fakeRenderContext } from '../fakes/site-parts.ts';

/**
 * The product requirements for each page's widget, written independently: the settings under test come from the code.
 * The browser adds the theme (life.spec.ts). Symbols are those that the provider serves in embeds, instead of the exchange
 * symbols that it rejects there.
 */
type RequiredWidget = { widget: string; settings: Record<string, unknown> };

const currencies =
  'EURUSD GBPUSD AUDUSD NZDUSD USDJPY USDCHF USDCAD EURGBP EURAUD EURNZD EURJPY EURCHF EURCAD GBPAUD GBPNZD GBPJPY GBPCHF GBPCAD AUDNZD AUDJPY AUDCHF AUDCAD NZDJPY NZDCHF NZDCAD CADJPY CADCHF CHFJPY';
const pairs = currencies
  .split(' ')
  .map((pair): [string, string] => [`FX:${pair}`, `${pair.slice(0, 3)}/${pair.slice(3)}`]);
const metals: [string, string][] = [
  ['OANDA:XAUUSD', 'Gold'],
  ['OANDA:XAGUSD', 'Silver'],
  ['OANDA:XPTUSD', 'Platinum'],
];
const energies: [string, string][] = [
  ['OANDA:WTICOUSD', 'US crude oil (WTI)'],
  ['OANDA:NATGASUSD', 'Natural gas'],
  ['OANDA:BCOUSD', 'UK crude oil (Brent)'],
];

const look = { showSymbolLogo: true, isTransparent: false };
const quotes = (name: string, height: number, symbols: [string, string][]): RequiredWidget => ({
  widget: 'market-quotes',
  settings: {
    width: '100%',
    height,
    symbolsGroups: [
      { name, symbols: symbols.map(([symbol, displayName]) => ({ name: symbol, displayName })) },
    ],
    ...look,
  },
});

const requiredWidgets: Partial<Record<RouteName, RequiredWidget>> = {
  home: {
    widget: 'ticker-tape',
    settings: {
      symbols: [
        ...pairs,
        ...metals,
        ...energies,
        ['FOREXCOM:SPXUSD', 'US 500'],
        ['BITSTAMP:BTCUSD', 'Bitcoin'],
        ['BITSTAMP:ETHUSD', 'Ethereum'],
      ].map(([proName, title]) => ({ proName, title })),
      displayMode: 'adaptive',
      ...look,
    },
  },
  forex: quotes('Forex', 640, pairs),
  metals: quotes('Metals', 450, metals),
  indices: quotes('Indices', 450, [
    ['FOREXCOM:DJI', 'Wall Street 30'],
    ['FOREXCOM:NSXUSD', 'US Tech 100'],
    ['FOREXCOM:UKXGBP', 'UK 100'],
    ['FOREXCOM:SPXUSD', 'US 500'],
    ['FOREXCOM:GRXEUR', 'Germany 40'],
    ['OANDA:JP225USD', 'Japan 225'],
  ]),
  energies: quotes('Energies', 450, energies),
  futures: quotes('Futures', 450, [
    ['OANDA:XAUUSD', 'Gold (underlying)'],
    ['FOREXCOM:DJI', 'Wall Street 30 (underlying)'],
    ['FOREXCOM:NSXUSD', 'US Tech 100 (underlying)'],
    ['FOREXCOM:SPXUSD', 'US 500 (underlying)'],
    ['OANDA:NATGASUSD', 'Natural gas (underlying)'],
  ]),
  economicCalendar: {
    widget: 'events',
    settings: {
      width: 1000,
      height: 600,
      importanceFilter: '-1,0,1',
      countryFilter: 'ar,au,br,ca,cn,fr,de,in,id,it,jp,kr,mx,ru,sa,za,tr,gb,us,eu',
      isTransparent: false,
    },
  },
  news: {
    widget: 'timeline',
    settings: {
      width: 800,
      height: 800,
      feedMode: 'all_symbols',
      displayMode: 'regular',
      isTransparent: false,
    },
  },
};

/** Name and settings of the widget in a page, as the page's code passes them to the provider. */
function widgetIn(html: string): { widget: string; settings: Record<string, unknown> } {
  const [, widget = '', , settings = ''] =
    / data-embed="([^"]*)"( data-script="[^"]*")? data-settings="([^"]*)"/.exec(html) ?? [];
  return { widget, settings: JSON.parse(settings.replaceAll('&quot;', '"')) };
}

test.each(keysOf(requiredWidgets))('on %s the widget is the required one, key by key', (route) => {
  const { widget, settings } = requiredWidgets[route]!;
  expect(widgetIn(renderPage(route, 'ar', fakeRenderContext()).html)).toEqual({
    widget,
    settings: { locale: 'en', ...settings },
  });
});

test('where configured, the widget speaks the page’s language', () => {
  const context = fakeRenderContext({
    widgets: { theme: 'page', locale: 'page', consent: 'off', origin: undefined },
  });
  expect(widgetIn(renderPage('forex', 'ar', context).html).settings).toMatchObject({
    locale: 'ar_AE',
    symbolsGroups: [{ name: 'الفوركس', symbols: { length: 28 } }],
  });
});
