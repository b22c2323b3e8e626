import { expect, test } from 'vitest';
import { monthStart, partOfYear, positionOf } from './year-scale.ts';

test('a right-to-left line is the mirror of a left-to-right one', () => {
  expect(positionOf(0.1, 'ltr')).toBe('10%');
  expect(positionOf(0.1, 'rtl')).toBe('90%');
});

test('dates and months lie in their year, leap years included', () => {
  expect(partOfYear('2026-01-01', 2026)).toBeCloseTo(0.5 / 365);
  expect(partOfYear('2026-12-31', 2026)).toBeCloseTo(364.5 / 365);
  expect(monthStart(2026, 1)).toBe(0);
  expect(monthStart(2028, 3)).toBe(60 / 366);
  expect(partOfYear('2027-03-19', 2026)).toBeGreaterThan(1);
});
