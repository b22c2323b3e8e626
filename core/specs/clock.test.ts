import { expect, test } from 'vitest';
import { clockOf, momentOf, shownAt } from './clock.ts';

// New York's clocks go forward on 8 March 2026 at 07:00 UTC and back on 1 November at 06:00, Sydney's back on 5 April at 16:00.
test.each([
  ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00'],
  ['America/New_York', '2026-11-01T04:00', '2026-11-01T09:00'],
  ['Australia/Sydney', '2026-04-05T08:00', '2026-04-04T22:00'],
])('in the hours around a change of the clock in %s, it shows %s at %s', (zone, shown, moment) => {
  const [shownMs, momentMs] = [Date.parse(`${shown}Z`), Date.parse(`${moment}Z`)];
  expect(momentOf(clockOf(zone), shownMs)).toBe(momentMs);
  expect(shownAt(clockOf(zone), momentMs)).toBe(shownMs);
});
