import { expect, test } from 'vitest';
import { accountsWith } from '../../tests/fakes/account-types.ts';
import { withoutConditions } from '../../tests/fakes/complete-content.ts';
import { trackedWords, wordsOf } from './translator.ts';

test('a missing key or value is an error, not an empty text', () => {
  // @ts-expect-error -- there is no such key
  expect(() => wordsOf('en', 'shell')('menu.nothing')).toThrow(/menu\.nothing/);
  expect(() => wordsOf('en', 'shell')('footer.follow')).toThrow(/network/);
});

test('a figure of the content is text, not words to look up', () => {
  const accountTypes = accountsWith(() => ({ title: 'Elite $t(nope)' }));
  const words = trackedWords('en', { ...withoutConditions, accountTypes });
  expect(words('help')('items.minimum-deposit.answer')).toContain('Elite $t(nope)');
});
