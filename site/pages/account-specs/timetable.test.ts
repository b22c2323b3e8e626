import { expect, test } from 'vitest';
import { instruments } from '../../facts/instruments.ts';
import { breaksOf, hoursOf, minutesOf, timetable } from './timetable.ts';

test('a break around midnight runs from the close to the next opening', () => {
  expect(breaksOf({ sessions: [['00:05', '23:55']] })).toEqual([['23:55', '00:05']]);
  expect(breaksOf({ sessions: [['01:00', '24:00']] })).toEqual([['00:00', '01:00']]);
});

test('two sessions leave two breaks', () => {
  const indices = {
    sessions: [
      ['01:00', '23:15'],
      ['23:30', '24:00'],
    ],
  } as const;
  expect(hoursOf(indices)).toEqual(['01:00', '24:00']);
  expect(breaksOf(indices)).toEqual([
    ['23:15', '23:30'],
    ['00:00', '01:00'],
  ]);
});

test('a market that never closes has no break', () => {
  expect(breaksOf({ sessions: [['00:00', '24:00']] })).toEqual([]);
});

test('minutes count from midnight', () => {
  expect(minutesOf('23:55')).toBe(1435);
  expect(minutesOf('24:00')).toBe(1440);
});

test('every instrument stands in exactly one group', () => {
  const symbols = timetable().flatMap(({ rows }) => rows.map(({ instrument }) => instrument.symbol));
  expect(symbols.toSorted()).toEqual(instruments.map(({ symbol }) => symbol).toSorted());
});

test('a value repeats only inside its group', () => {
  for (const { rows } of timetable()) expect(Object.values(rows[0]?.repeats ?? {})).toEqual([false, false, false, false, false]);
  const forex = timetable().find(({ group }) => group === 'forex');
  expect(forex?.rows[1]?.repeats.hours).toBe(true);
  const metals = timetable().find(({ group }) => group === 'metals');
  expect(metals?.rows[1]?.repeats.contractSize).toBe(false);
});

test('only futures expire', () => {
  for (const { group, rows } of timetable()) for (const { expiry } of rows) expect(expiry === 'none').toBe(group !== 'futures');
});
