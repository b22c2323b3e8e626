import { expect, test } from 'vitest';
import { dashesOf, ringsOf } from './dial.ts';

test('dashes are sessions, and a day long with the breaks between them', () => {
  expect(dashesOf([])).toBe('0 1440');
  expect(
    dashesOf([
      { from: 60, to: 23 * 60 + 15 },
      { from: 23 * 60 + 30, to: 24 * 60 },
    ]),
  ).toBe('0 60 1335 15 30 0');
});

test('a ring holds the indices of one city with the same hours and holidays', () => {
  const a = { city: 'a', sessions: [{ from: 60, to: 1440 }], holidays: [] as string[] };
  expect(
    ringsOf([
      a,
      { ...a, city: 'b' },
      a,
      { ...a, sessions: [{ from: 120, to: 1380 }] },
      { ...a, holidays: ['2026-12-25'] },
    ]).map((ring) => ring.length),
  ).toEqual([2, 1, 1, 1]);
});
