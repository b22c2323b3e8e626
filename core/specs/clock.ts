import { serverTime, type Clock } from '../domain/server-time.ts';
import { dayMs, hourMs, minuteMs } from '../util/durations.ts';

/**
 * Moments and what a clock shows at them. What it shows is a number, too: the milliseconds since 1970 if the clock were UTC's,
 * so that days and weeks on it are arithmetic. `Temporal` is not in every browser yet.
 */

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** 'GMT-04:00' → -240, 'GMT' → 0 */
function parseOffset(name: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const offsetMinutes = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -offsetMinutes : offsetMinutes;
}

/** How far a clock is ahead of UTC. */
export function offsetMinutesAt({ timeZone, shiftMinutes }: Clock, timeMs: number): number {
  let format = offsetFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    offsetFormats.set(timeZone, format);
  }
  const name = format.formatToParts(timeMs).find(({ type }) => type === 'timeZoneName')?.value;
  return parseOffset(name ?? '') + shiftMinutes;
}

/** What a clock shows at a moment. */
export const shownAt = (clock: Clock, timeMs: number): number =>
  timeMs + offsetMinutesAt(clock, timeMs) * minuteMs;

/** The moment at which a clock shows this; near a change of the clock, one of the two, or one beside the gap. */
export function momentOf(clock: Clock, shownMs: number): number {
  const nearbyMs = shownMs - offsetMinutesAt(clock, shownMs) * minuteMs;
  return shownMs - offsetMinutesAt(clock, nearbyMs) * minuteMs;
}

/** The clock of a row's trading hours: its exchange's, or the server's. @param timeZone '' for the server's */
export const clockOf = (timeZone: string): Clock =>
  timeZone === '' ? serverTime : { timeZone, shiftMinutes: 0 };

/** 120 → '+120', -300 → '-300' */
const signed = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${String(Math.abs(minutes)).padStart(3, '0')}`;

/** Longer than any page is kept without being rendered again. */
export const shownDays = 400;

/** Every page of the specifications has those of all zones. */
const offsetTexts = new Map<string, string>();

/**
 * How far a clock is ahead of UTC as long as a page is kept, for scripts that must not use `Intl`, because its first use takes a
 * slow phone 50 ms: the minutes, and from when they are others: '+180,2026-11-01T06:00+120,2027-03-14T07:00+180'. The last part
 * that is not after the present, compared as text, is valid.
 * @param from an ISO date
 */
export function formatOffsets(clock: Clock, from: string): string {
  const key = `${clock.timeZone} ${clock.shiftMinutes} ${from}`;
  const known = offsetTexts.get(key);
  if (known !== undefined) return known;
  const offsetAt = (timeMs: number): string => signed(offsetMinutesAt(clock, timeMs));
  const firstMs = Date.parse(from);
  let text = offsetAt(firstMs);
  for (let dayStartMs = firstMs; dayStartMs < firstMs + shownDays * dayMs; dayStartMs += dayMs) {
    const next = offsetAt(dayStartMs + dayMs);
    if (text.endsWith(next)) continue;
    let changeMs = dayStartMs;
    // Every zone's clock changes on an hour or half an hour of UTC.
    while (offsetAt(changeMs) !== next) changeMs += hourMs / 2;
    text += `,${new Date(changeMs).toISOString().slice(0, 16)}${next}`;
  }
  offsetTexts.set(key, text);
  return text;
}
