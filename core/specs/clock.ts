import { serverTime, type Clock } from '../domain/server-time.ts';
import { minuteMs } from '../util/durations.ts';

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

/** @throws RangeError for a time zone that is not known */
function offsetFormatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    offsetFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, format);
  return format;
}

/** How far a clock is ahead of UTC. */
export function offsetMinutesAt({ timeZone, shiftMinutes }: Clock, timeMs: number): number {
  const parts = offsetFormatOf(timeZone).formatToParts(timeMs);
  return parseOffset(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') + shiftMinutes;
}

/** The reading of a clock at a moment. */
export const shownAt = (clock: Clock, timeMs: number): number =>
  timeMs + offsetMinutesAt(clock, timeMs) * minuteMs;

/** The moment at which a clock shows this; near a change of the clock, one of the two, or one beside the gap. */
export function momentOf(clock: Clock, shownMs: number): number {
  const nearbyMs = shownMs - offsetMinutesAt(clock, shownMs) * minuteMs;
  return shownMs - offsetMinutesAt(clock, nearbyMs) * minuteMs;
}

/**
 * The clock of a row's trading hours: its exchange's, or the server's.
 * @param timeZone '' for the server's
 * @throws RangeError for a time zone that is not known
 */
export function clockOf(timeZone: string): Clock {
  if (timeZone === '') return serverTime;
  offsetFormatOf(timeZone);
  return { timeZone, shiftMinutes: 0 };
}
