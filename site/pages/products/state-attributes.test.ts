import { expect, test } from 'vitest';
import { readWeek, writeSessions } from './state-attributes.ts';

test('the sessions of a day recur from Monday to Friday', () => {
  const week = readWeek(
    writeSessions([
      { from: 1410, to: 1440 },
      { from: 60, to: 1395 },
    ]),
  );
  expect(week.slice(0, 3)).toEqual([
    { from: 60, to: 1395 },
    { from: 1410, to: 1440 },
    { from: 1500, to: 2835 },
  ]);
  expect(week).toHaveLength(10);
  expect(week.at(-1)).toEqual({ from: 7170, to: 7200 });
});

test('a session that ends at night ends on the next day', () => {
  expect(writeSessions([{ from: 1320, to: 300 }])).toBe('1320-1740');
});
