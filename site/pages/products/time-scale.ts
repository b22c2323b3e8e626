import { minutesPerDay } from '../../../contract/durations.ts';
import type { Direction } from '../../../contract/languages.ts';
import { formatClockTime, parseClockTime } from '../../../specs/clock-time.ts';

/** A span on a chart of one day or one year: 0 is the start of the line, 1 its end. */
export interface Span {
  from: number;
  to: number;
}

/** 1395 → '23:15'; minutes outside the day wrap around. */
export function formatTimeOfDay(minutes: number): string {
  const wrapped = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return formatClockTime(wrapped);
}

/** Trading sessions as parts of the day. */
export function sessionSpans(sessions: readonly (readonly [string, string])[]): Span[] {
  return sessions.map(([opens, closes]) => ({
    from: parseClockTime(opens) / minutesPerDay,
    to: parseClockTime(closes) / minutesPerDay,
  }));
}

/** The position of a date's noon in a year; above 1 in later years. */
export function partOfYear(isoDate: string, year: number): number {
  const start = Date.UTC(year, 0, 1);
  return (Date.parse(`${isoDate}T12:00:00Z`) - start) / (Date.UTC(year + 1, 0, 1) - start);
}

export function monthSpan(year: number, month: number): Span {
  const start = Date.UTC(year, 0, 1);
  const length = Date.UTC(year + 1, 0, 1) - start;
  return {
    from: (Date.UTC(year, month - 1, 1) - start) / length,
    to: (Date.UTC(year, month, 1) - start) / length,
  };
}

/** 330 → 'GMT+5:30' */
export function formatUtcOffset(offsetMinutes: number): string {
  const absoluteMinutes = Math.abs(offsetMinutes);
  const minutes = absoluteMinutes % 60;
  return `GMT${offsetMinutes < 0 ? '−' : '+'}${Math.floor(absoluteMinutes / 60)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

const formatPercent = (part: number): string => `${Math.round(part * 100_000) / 1000}%`;

/** An SVG coordinate; a right-to-left line starts at the other end. */
export function positionOf(part: number, direction: Direction): string {
  return formatPercent(direction === 'rtl' ? 1 - part : part);
}

/** The position and width of an SVG rectangle. */
export function rectangleOf(
  { from, to }: Span,
  direction: Direction,
): { x: string; width: string } {
  return {
    x: positionOf(direction === 'rtl' ? to : from, direction),
    width: formatPercent(to - from),
  };
}
