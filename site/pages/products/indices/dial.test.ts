import { expect, test } from 'vitest';
import { serverTime } from '../../../../core/domain/server-time.ts';
import { angleOf, dashesOf, placeOf, ringsOf, turnOf } from './dial.ts';

const winter = Date.UTC(2026, 0, 14);
const summer = Date.UTC(2026, 6, 15);
const zone = (timeZone: string) => ({ timeZone, shiftMinutes: 0 });

test('noon is at the top of the dial, the day goes clockwise', () => {
  expect(angleOf(12 * 60)).toBe(0);
  expect(angleOf(18 * 60)).toBe(90);
  expect(placeOf(0, 100)).toEqual({ x: 0, y: 100 });
  expect(placeOf(18, 100)).toEqual({ x: 100, y: 0 });
  expect(placeOf(6, 100)).toEqual({ x: -100, y: 0 });
});

test('a city’s noon stands where the dial’s clock shows it', () => {
  // 12:00 in New York is 19:00 on the server, in summer too.
  expect(turnOf(zone('America/New_York'), serverTime, winter)).toBe(105);
  expect(turnOf(zone('America/New_York'), serverTime, summer)).toBe(105);
  // Tokyo does not change its clocks: 12:00 there is 05:00, or 06:00 in summer.
  expect(turnOf(zone('Asia/Tokyo'), serverTime, winter)).toBe(-105);
  expect(turnOf(zone('Asia/Tokyo'), serverTime, summer)).toBe(-90);
});

test('dashes are sessions, and a day long with the breaks between them', () => {
  expect(dashesOf([['01:00', '24:00']])).toBe('0 60 1380 0');
  expect(
    dashesOf([
      ['01:00', '23:15'],
      ['23:30', '24:00'],
    ]),
  ).toBe('0 60 1335 15 30 0');
  expect(dashesOf([])).toBe('0 1440');
});

interface Closures {
  hours: readonly (readonly [string, string])[];
  holidays: string;
}

test('a ring holds the indices of one city with the same hours and holidays', () => {
  const sessions: Closures['hours'] = [['01:00', '24:00']];
  const item = (city: string, { hours = sessions, holidays = '' }: Partial<Closures> = {}) => ({
    city,
    sessions: hours,
    holidays,
  });
  expect(
    ringsOf([
      item('a'),
      item('b'),
      item('a'),
      item('a', { hours: [['02:00', '23:00']] }),
      item('a', { holidays: '2026-12-25' }),
    ]).map((ring) => ring.length),
  ).toEqual([2, 1, 1, 1]);
});
