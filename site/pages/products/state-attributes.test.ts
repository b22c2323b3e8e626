import { expect, test } from 'vitest';
import { readStateWords, readWeek, writeSessions, writeStateWords } from './state-attributes.ts';

test('words of a market’s state are read as they were written', () => {
  const words = {
    closed: 'Closed',
    open: 'Open now',
    openUntil: 'Open until {time}',
    opensInHours: 'Opens in {hours} h {minutes} min',
    opensInMinutes: 'Opens in {minutes} min',
    opensAt: 'Opens {time}',
    holiday: 'Public holiday. {opens}',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  };
  expect(readStateWords(writeStateWords(words))).toEqual(words);
});

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
