import { expect, test } from 'vitest';
import { instruments } from '../../facts/instruments.ts';
import { minutesInDay, minutesOfDay } from './day-minutes.ts';

test('a time is minutes since midnight', () => {
  expect(minutesOfDay('00:05')).toBe(5);
  expect(minutesOfDay('23:55')).toBe(1435);
  expect(minutesOfDay('24:00')).toBe(minutesInDay);
});

test('every session of every instrument is a bar inside one day', () => {
  for (const { symbol, sessions } of instruments) {
    for (const [opens, closes] of sessions) {
      expect(minutesOfDay(closes), symbol).toBeGreaterThan(minutesOfDay(opens));
      expect(minutesOfDay(closes), symbol).toBeLessThanOrEqual(minutesInDay);
    }
  }
});
