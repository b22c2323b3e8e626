import { expect, test } from 'vitest';
import { tickerInstruments } from './ticker.ts';

test('the ticker has 37 different instruments', () => {
  expect(tickerInstruments).toHaveLength(37);
  expect(new Set(tickerInstruments.map(({ symbol }) => symbol)).size).toBe(37);
});

test('the ticker has no symbol of an exchange that the provider refuses in embeds', () => {
  for (const { embedSymbol } of tickerInstruments)
    expect(embedSymbol).not.toMatch(/^(COMEX|CME_MINI|NYMEX):/);
});
