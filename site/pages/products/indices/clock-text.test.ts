import { expect, test } from 'vitest';
import { parseClockTime } from '../../../../core/specs/clock-time.ts';
import { formatTimeOfDay, formatUtcOffset } from './clock-text.ts';

test('clock times and minutes are each other’s inverse, around midnight too', () => {
  expect(parseClockTime('23:15')).toBe(1395);
  expect(formatTimeOfDay(1395)).toBe('23:15');
  expect(formatTimeOfDay(1440)).toBe('00:00');
  expect(formatTimeOfDay(-90)).toBe('22:30');
});

test('zone names have minutes only where the offset has them', () => {
  expect(formatUtcOffset(180)).toBe('GMT+3');
  expect(formatUtcOffset(330)).toBe('GMT+5:30');
  expect(formatUtcOffset(-210)).toBe('GMT−3:30');
  expect(formatUtcOffset(0)).toBe('GMT+0');
});
