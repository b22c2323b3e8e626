import { expect, test } from 'vitest';
import { instruments } from '../site/facts/instruments.ts';
import { clockTime, minutesInDay, minutesOfDay } from './clock-time.ts';

test('a time is minutes since midnight', () => {
  expect(minutesOfDay('00:05')).toBe(5);
  expect(minutesOfDay('23:55')).toBe(1435);
  expect(minutesOfDay('24:00')).toBe(minutesInDay);
});

test('minutes are written as the time that they came from', () => {
  for (const time of ['00:00', '00:05', '23:55', '24:00'])
    expect(clockTime(minutesOfDay(time))).toBe(time);
});

test('every session of every instrument is a bar inside one day', () => {
  for (const { symbol, sessions } of instruments) {
    for (const [opens, closes] of sessions) {
      expect(minutesOfDay(closes), symbol).toBeGreaterThan(minutesOfDay(opens));
      expect(minutesOfDay(closes), symbol).toBeLessThanOrEqual(minutesInDay);
    }
  }
});
