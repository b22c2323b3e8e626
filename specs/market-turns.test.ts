import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';
import { formatTurns } from './market-turns.ts';

test('turns are the minutes at which a market opens and closes', () => {
  expect(formatTurns([{ from: 5, to: 7195 }], clockOf(''), 3)).toBe(
    'America/New_York 420 3 5 7195',
  );
  expect(formatTurns([{ from: 5, to: 7195 }], clockOf('Europe/London'), 'none')).toBe(
    'Europe/London 0 none 5 7195',
  );
  expect(formatTurns([], clockOf(''), 0)).toBeUndefined();
});
