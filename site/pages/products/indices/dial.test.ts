import { expect, test } from 'vitest';
import { dashesOf } from './dial.ts';

test('dashes are sessions, and a day long with the breaks between them', () => {
  expect(dashesOf([])).toBe('0 1440');
  expect(
    dashesOf([
      { from: 60, to: 23 * 60 + 15 },
      { from: 23 * 60 + 30, to: 24 * 60 },
    ]),
  ).toBe('0 60 1335 15 30 0');
});
