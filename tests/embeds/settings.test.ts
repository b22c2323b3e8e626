import { expect, test } from 'vitest';
import type { RouteName } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { fakeRenderContext } from '../fakes/site-parts.ts';

const pairs =
  'EURUSD GBPUSD AUDUSD NZDUSD USDJPY USDCHF USDCAD EURGBP EURAUD EURNZD EURJPY EURCHF EURCAD GBPAUD GBPNZD GBPJPY GBPCHF GBPCAD AUDNZD AUDJPY AUDCHF AUDCAD NZDJPY NZDCHF NZDCAD CADJPY CADCHF CHFJPY'
    .split(' ')
    .map((pair) => `FX:${pair}`);
const metals = ['OANDA:XAUUSD', 'OANDA:XAGUSD', 'OANDA:XPTUSD'];
const energies = ['OANDA:WTICOUSD', 'OANDA:NATGASUSD', 'OANDA:BCOUSD'];
const others = ['FOREXCOM:SPXUSD', 'BITSTAMP:BTCUSD', 'BITSTAMP:ETHUSD'];
const indices =
  'FOREXCOM:DJI FOREXCOM:NSXUSD FOREXCOM:UKXGBP FOREXCOM:SPXUSD FOREXCOM:GRXEUR OANDA:JP225USD';
const futures = 'OANDA:XAUUSD FOREXCOM:DJI FOREXCOM:NSXUSD FOREXCOM:SPXUSD OANDA:NATGASUSD';

/** Name and settings of the widget in a page, as the page's code passes them to the provider. */
function widgetIn(html: string): { widget: string; settings: Record<string, unknown> } {
  const [, widget = '', , settings = ''] =
    / data-embed="([^"]*)"( data-script="[^"]*")? data-settings="([^"]*)"/.exec(html) ?? [];
  return { widget, settings: JSON.parse(settings.replaceAll('&quot;', '"')) };
}

/**
 * The product requirements for each page's widget, written independently. Symbols are those that the provider serves in embeds,
 * instead of the exchange symbols that it rejects there.
 */
test.each<[RouteName, string, number | undefined, string[]]>([
  ['home', 'ticker-tape', undefined, [...pairs, ...metals, ...energies, ...others]],
  ['forex', 'market-quotes', 640, pairs],
  ['metals', 'market-quotes', 450, metals],
  ['indices', 'market-quotes', 450, indices.split(' ')],
  ['energies', 'market-quotes', 450, energies],
  ['futures', 'market-quotes', 450, futures.split(' ')],
  ['economicCalendar', 'events', 600, []],
  ['news', 'timeline', 800, []],
])('on %s the widget is %s, %s high, with the required symbols', (route, name, height, symbols) => {
  const { widget, settings } = widgetIn(renderPage(route, 'ar', fakeRenderContext()).html);
  expect([widget, settings['height'], settings['locale']]).toEqual([name, height, 'en']);
  expect(JSON.stringify(settings).match(/[A-Z]+:[A-Z\d]+/g) ?? []).toEqual(symbols);
});

test('the calendar has every importance, of the required countries', () => {
  const { html } = renderPage('economicCalendar', 'ar', fakeRenderContext());
  expect(widgetIn(html).settings).toMatchObject({
    importanceFilter: '-1,0,1',
    countryFilter: 'ar,au,br,ca,cn,fr,de,in,id,it,jp,kr,mx,ru,sa,za,tr,gb,us,eu',
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
