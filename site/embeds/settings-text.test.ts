import { expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { forexPairs, productClasses } from '../facts/instruments.ts';
import { events } from './events.ts';
import { marketQuotes } from './market-quotes.ts';
import { isComplete, readSettings, writeSettings } from './settings-text.ts';
import { tickerTape } from './ticker-tape.ts';
import { timeline } from './timeline.ts';

test('every widget gets its settings as they were written', () => {
  for (const language of languageCodes) {
    const look = { colorTheme: 'dark', language } as const;
    const widgets = [
      tickerTape(look),
      events(look),
      timeline(look),
      ...productClasses.map((product) => marketQuotes(product, look)),
    ];
    for (const { settings } of widgets)
      expect(readSettings(writeSettings(settings), forexPairs)).toEqual(settings);
  }
});

test('currency pairs are left to the list, other instruments are not', () => {
  const written = (name: string, displayName: string): unknown =>
    JSON.parse(writeSettings({ symbols: [{ name, displayName }] }));
  expect(written('FX:EURUSD', 'EUR/USD')).toEqual({ symbols: 'FX' });
  const gold = { name: 'OANDA:XAUUSD', displayName: 'Gold' };
  expect(written(gold.name, gold.displayName)).toEqual({ symbols: [gold] });
});

test('only settings that leave their pairs to the list need it', () => {
  const look = { colorTheme: 'dark', language: 'ar' } as const;
  expect(
    productClasses.filter((product) => !isComplete(marketQuotes(product, look).settings)),
  ).toEqual(['forex']);
  expect(isComplete(events(look).settings)).toBe(true);
  expect(isComplete(timeline(look).settings)).toBe(true);
});
