import { expect, test } from 'vitest';
import { formatTurns } from './market-turns.ts';

test('turns are the minutes at which a market opens and closes', () => {
  expect(formatTurns([{ from: 5, to: 7195 }], '', 3)).toBe(' 3 5 7195');
  expect(formatTurns([{ from: 5, to: 7195 }], 'Europe/London', 'none')).toBe(
    'Europe/London none 5 7195',
  );
  expect(formatTurns([], '', 0)).toBeUndefined();
});
