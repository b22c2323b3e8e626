import { expect, test } from 'vitest';
import { fakeContent } from '../../tests/fakes/site-parts.ts';
import { menuFactsOf } from './market-facts.ts';

test('the menu says when a market opens in an editor’s words, where there are any', () => {
  const words = { en: { 'account-specs:values.opensAt': 'Back {{time}}' } };
  const dates = { holidayCalendars: [], today: '2026-06-01' };
  const { words: shown } = menuFactsOf({ ...fakeContent, words }, dates);
  expect(shown.en?.opensAt).toBe('Back {{time}}');
  expect(shown.zh?.opensAt).toBe(menuFactsOf(fakeContent, dates).words.zh?.opensAt);
});
