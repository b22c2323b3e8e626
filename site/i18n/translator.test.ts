import { expect, test } from 'vitest';
import { accountsWith } from '../../tests/fakes/account-types.ts';
import { withoutConditions } from '../../tests/fakes/complete-content.ts';
import { brand } from '../facts/brand.ts';
import { trackedWords, wordsOf } from './translator.ts';

test('words are in the language, with claims and brand filled in', () => {
  expect(wordsOf('en', 'sections')('demo.amount')).toBe('US$100,000');
  expect(wordsOf('zh', 'sections')('demo.amount')).toBe('100,000\u00A0美元');
  expect(wordsOf('en', 'shell')('home')).toBe(`${brand.name}, home page`);
});

test('a missing key or value is an error, not an empty text', () => {
  // @ts-expect-error -- there is no such key
  expect(() => wordsOf('en', 'shell')('menu.nothing')).toThrow(/menu\.nothing/);
  expect(() => wordsOf('en', 'shell')('footer.follow')).toThrow(/network/);
});

test('the claims that a text shows are reported', () => {
  const claims = new Set<string>();
  const words = trackedWords('en', withoutConditions, (claim) => claims.add(claim));
  expect(words('sections')('demo.amount')).toBe('US$100,000');
  expect([...claims]).toEqual(['demoBalance']);
});

test('a figure of the content is text, not words to look up', () => {
  const accountTypes = accountsWith(() => ({ title: 'Elite $t(nope)' }));
  const words = trackedWords('en', { ...withoutConditions, accountTypes });
  expect(words('help')('items.minimum-deposit.answer')).toContain('Elite $t(nope)');
});
