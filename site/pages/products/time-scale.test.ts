import { expect, test } from 'vitest';
import { parseClockTime } from '../../../specs/clock-time.ts';
import {
  formatTimeOfDay,
  sessionSpans,
  monthSpan,
  partOfYear,
  positionOf,
  rectangleOf,
  formatUtcOffset,
} from './time-scale.ts';

test('clock times and minutes are each other’s inverse, around midnight too', () => {
  expect(parseClockTime('23:15')).toBe(1395);
  expect(formatTimeOfDay(1395)).toBe('23:15');
  expect(formatTimeOfDay(1440)).toBe('00:00');
  expect(formatTimeOfDay(-90)).toBe('22:30');
});

test('sessions lie on the 24-hour band, the daily break is the gap between them', () => {
  const spans = sessionSpans([
    ['01:00', '23:15'],
    ['23:30', '24:00'],
  ]);
  expect(spans).toHaveLength(2);
  expect(spans[0]?.from).toBeCloseTo(1 / 24);
  expect(spans[0]?.to).toBeCloseTo(23.25 / 24);
  expect(spans[1]?.from).toBeCloseTo(23.5 / 24);
  expect(spans[1]?.to).toBe(1);
});

test('zone names have minutes only where the offset has them', () => {
  expect(formatUtcOffset(180)).toBe('GMT+3');
  expect(formatUtcOffset(330)).toBe('GMT+5:30');
  expect(formatUtcOffset(-210)).toBe('GMT−3:30');
  expect(formatUtcOffset(0)).toBe('GMT+0');
});

test('a right-to-left band is the mirror of a left-to-right one', () => {
  const span = { from: 0.25, to: 0.5 };
  expect(rectangleOf(span, 'ltr')).toEqual({ x: '25%', width: '25%' });
  expect(rectangleOf(span, 'rtl')).toEqual({ x: '50%', width: '25%' });
  expect(positionOf(0.1, 'ltr')).toBe('10%');
  expect(positionOf(0.1, 'rtl')).toBe('90%');
});

test('dates and months lie in their year, leap years included', () => {
  expect(partOfYear('2026-01-01', 2026)).toBeCloseTo(0.5 / 365);
  expect(partOfYear('2026-12-31', 2026)).toBeCloseTo(364.5 / 365);
  expect(monthSpan(2028, 2)).toEqual({ from: 31 / 366, to: 60 / 366 });
  expect(monthSpan(2026, 12).to).toBe(1);
  expect(partOfYear('2027-03-19', 2026)).toBeGreaterThan(1);
});
