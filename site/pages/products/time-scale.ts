import { clockTime, minutesInDay, minutesOfDay } from '../../../specs/clock-time.ts';

/** Arithmetic of the charts that lay a day or a year on a line. Positions are parts of the whole: 0 starts it, 1 ends it. */
export interface Span {
  from: number;
  to: number;
}

export type Direction = 'ltr' | 'rtl';

/** 1395 → '23:15'; minutes before or after the day wrap around. */
export function clock(minutes: number): string {
  const wrapped = ((minutes % minutesInDay) + minutesInDay) % minutesInDay;
  return clockTime(wrapped);
}

/** Trading sessions as parts of the day. */
export function daySpans(sessions: readonly (readonly [string, string])[]): Span[] {
  return sessions.map(([opens, closes]) => ({
    from: minutesOfDay(opens) / minutesInDay,
    to: minutesOfDay(closes) / minutesInDay,
  }));
}

/** Where a calendar date's noon lies in its year; 0 to 1, past 1 in later years. */
export function partOfYear(isoDate: string, year: number): number {
  const start = Date.UTC(year, 0, 1);
  return (Date.parse(`${isoDate}T12:00:00Z`) - start) / (Date.UTC(year + 1, 0, 1) - start);
}

/** A month as a part of its year. */
export function monthSpan(year: number, month: number): Span {
  const start = Date.UTC(year, 0, 1);
  const length = Date.UTC(year + 1, 0, 1) - start;
  return {
    from: (Date.UTC(year, month - 1, 1) - start) / length,
    to: (Date.UTC(year, month, 1) - start) / length,
  };
}

/** A moment on a clock that is so many minutes ahead of UTC. */
export function clockAt(moment: Date, offsetMinutes: number): { minutes: number; weekday: number } {
  const shifted = new Date(moment.getTime() + offsetMinutes * 60_000);
  return {
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
    weekday: shifted.getUTCDay(),
  };
}

/** Whether something with these sessions trades: on weekdays, from a session's start until just before its end. */
export function isOpen(
  sessions: readonly Span[],
  { minutes, weekday }: { minutes: number; weekday: number },
): boolean {
  if (weekday === 0 || weekday === 6) return false;
  const part = minutes / minutesInDay;
  return sessions.some(({ from, to }) => part >= from && part < to);
}

/** 'GMT+5:30' of an offset in minutes. */
export function zoneName(offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes);
  const minutes = size % 60;
  return `GMT${offsetMinutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

const percent = (part: number): string => `${Math.round(part * 100_000) / 1000}%`;

/** A position as an SVG coordinate; a right-to-left line starts at the other end. */
export function positionOf(part: number, direction: Direction): string {
  return percent(direction === 'rtl' ? 1 - part : part);
}

/** A span as an SVG rectangle's x and width. */
export function rectangleOf(
  { from, to }: Span,
  direction: Direction,
): { x: string; width: string } {
  return { x: positionOf(direction === 'rtl' ? to : from, direction), width: percent(to - from) };
}
