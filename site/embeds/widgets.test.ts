import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../core/domain/languages.ts';
import { chartingProvider } from '../facts/external-links.ts';
import { productClasses } from '../facts/instruments.ts';
import { events, type EventsSettings } from './events.ts';
import { isLongList, marketQuotes, type MarketQuotesSettings } from './market-quotes.ts';
import { attribution } from './provider-attribution.ts';
import { nonEmpty, widgetHosts, widgetScript } from './provider.ts';
import { tickerTape, type TickerTapeSettings } from './ticker-tape.ts';
import { timeline, type TimelineSettings } from './timeline.ts';

const look = { colorTheme: 'dark', language: 'en' } as const;
const everyWidget = [
  tickerTape(look),
  marketQuotes('forex', look),
  marketQuotes('metals', look),
  events(look),
  timeline(look),
];

test('sizes have a form that the provider accepts: digits, a share, or auto', () => {
  for (const { settings } of everyWidget) {
    for (const key of ['width', 'height'] as const)
      if (key in settings)
        expect(String(Object.entries(settings).find(([name]) => name === key)?.[1])).toMatch(
          /^(\d+%?|auto)$/,
        );
  }
});

test('a widget is as high as its embed', () => {
  const styles = readFileSync('site/embeds/frame.module.css', 'utf8');
  const embedHeight = (size: string): number => {
    const [, rem] =
      new RegExp(`\\.${size} \\{\\s*(?:min-)?block-size: ([\\d.]+)rem;`).exec(styles) ?? [];
    return Number(rem) * 16;
  };
  for (const product of productClasses)
    expect(marketQuotes(product, look).settings.height, product).toBe(
      embedHeight(isLongList(product) ? 'longQuotes' : 'quotes'),
    );
  expect(events(look).settings.height).toBe(embedHeight('calendar'));
});

test('every language of the site has a tag that the provider knows', () => {
  expect(languages.map(({ widgetLocale }) => widgetLocale)).toEqual(['zh_CN', 'en', 'ar_AE']);
});

test('no symbol is from an exchange that refuses embeds', () => {
  expect(JSON.stringify(everyWidget)).not.toMatch(/"(?:COMEX|CME_MINI|NYMEX|SP|TVC):/);
});

test('an empty list is refused, naming widget and key', () => {
  expect(() => nonEmpty('market-quotes', 'symbolsGroups.forex.symbols', [])).toThrow(
    "The widget market-quotes cannot be shown: 'symbolsGroups.forex.symbols' is empty",
  );
});

test('a fake provider replaces every host', () => {
  expect(widgetScript(widgetHosts(undefined), 'events')).toBe(
    'https://s3.tradingview.com/external-embedding/embed-widget-events.js',
  );
  expect(widgetHosts('http://localhost:1')).toEqual({
    scripts: 'http://localhost:1',
    frames: ['http://localhost:1'],
  });
});

test('the attribution leads to the provider', () => {
  expect(attribution.href).toBe(chartingProvider.home);
});

/** Compile-time: `tsc` fails when one of these lines stops being an error. */
export function settingsThatTheProviderWouldDropDoNotCompile(): unknown[] {
  const sized = { ...look, isTransparent: false, locale: 'en', width: 800, height: 600 } as const;
  const {
    width: _width,
    height: _height,
    ...unsized
  } = {
    ...sized,
    feedMode: 'all_symbols',
    displayMode: 'regular',
  } as const;
  const symbols = [{ name: 'FX:EURUSD', displayName: 'EUR/USD' }] as const;
  return [
    // @ts-expect-error -- the provider drops every setting over a size with a unit
    { ...timeline(look).settings, height: '600px' } satisfies TimelineSettings,
    // @ts-expect-error -- not one of the provider's tags
    { ...timeline(look).settings, locale: 'zh' } satisfies TimelineSettings,
    // @ts-expect-error -- there are two themes
    { ...timeline(look).settings, colorTheme: 'night' } satisfies TimelineSettings,
    // @ts-expect-error -- a key that the provider does not know
    { ...timeline(look).settings, autosize: true } satisfies TimelineSettings,
    // @ts-expect-error -- not a list of importance levels
    { ...events(look).settings, importanceFilter: 'all' } satisfies EventsSettings,
    // @ts-expect-error -- no group
    { ...marketQuotes('metals', look).settings, symbolsGroups: [] } satisfies MarketQuotesSettings,
    {
      ...marketQuotes('metals', look).settings,
      // @ts-expect-error -- a group without a symbol
      symbolsGroups: [{ name: 'Metals', symbols: [] }],
    } satisfies MarketQuotesSettings,
    {
      ...marketQuotes('metals', look).settings,
      // @ts-expect-error -- the heading's key is `name`
      symbolsGroups: [{ title: 'Metals', symbols }],
    } satisfies MarketQuotesSettings,
    // @ts-expect-error -- no symbol
    { ...tickerTape(look).settings, symbols: [] } satisfies TickerTapeSettings,
    // @ts-expect-error -- stocks have no product page, and so no quotes
    marketQuotes('stocks', look),
    // @ts-expect-error -- a size is missing
    unsized satisfies TimelineSettings,
  ];
}
