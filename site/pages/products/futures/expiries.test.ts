import { expect, test } from 'vitest';
import { indexExpiries, thirdFriday } from './expiries.ts';

test('index futures expire on the third Fridays of March, June, September and December', () => {
  expect(indexExpiries(2026)).toEqual(['2026-03-20', '2026-06-19', '2026-09-18', '2026-12-18']);
  expect(indexExpiries(2027)).toEqual(['2027-03-19', '2027-06-18', '2027-09-17', '2027-12-17']);
});

test('a month that begins on a Friday has its third Friday on the 15th, one that begins on a Saturday on the 21st', () => {
  expect(thirdFriday(2026, 5)).toBe('2026-05-15');
  expect(thirdFriday(2026, 8)).toBe('2026-08-21');
});

test('every third Friday of many years is a Friday between the 15th and the 21st', () => {
  for (let year = 2024; year < 2064; year++) {
    for (const date of indexExpiries(year)) {
      expect(new Date(`${date}T00:00:00Z`).getUTCDay()).toBe(5);
      expect(Number(date.slice(8))).toBeGreaterThanOrEqual(15);
      expect(Number(date.slice(8))).toBeLessThanOrEqual(21);
    }
  }
});
