import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../core/domain/languages.ts';
import { chartingProvider } from '../facts/external-links.ts';
import { productClasses } from '../facts/instruments.ts';
import { attribution, widgetHosts, widgetScript } from './provider.ts';
import { events, isLongList, marketQuotes, tickerTape, timeline } from './widgets.ts';

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
