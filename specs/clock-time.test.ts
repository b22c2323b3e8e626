import { expect, test } from 'vitest';
import { instruments } from '../site/facts/instruments.ts';
import { minutesPerDay } from '../contract/durations.ts';
import { formatClockTime, parseClockTime } from './clock-time.ts';

test('a time is minutes since midnight', () => {
  expect(parseClockTime('00:05')).toBe(5);
  expect(parseClockTime('23:55')).toBe(1435);
  expect(parseClockTime('24:00')).toBe(minutesPerDay);
});

test('minutes are formatted as the time they were parsed from', () => {
  for (const time of ['00:00', '00:05', '23:55', '24:00'])
    expect(formatClockTime(parseClockTime(time))).toBe(time);
});

test('every session of every instrument is a bar inside one day', () => {
  for (const { symbol, sessions } of instruments) {
    for (const [opens, closes] of sessions) {
      expect(parseClockTime(closes), symbol).toBeGreaterThan(parseClockTime(opens));
      expect(parseClockTime(closes), symbol).toBeLessThanOrEqual(minutesPerDay);
    }
  }
});
