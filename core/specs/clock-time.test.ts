import { expect, test } from 'vitest';
import { minutesPerDay } from '../util/durations.ts';
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
