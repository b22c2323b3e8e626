import { minuteMs, minutesPerDay, minutesPerWeek } from '../util/durations.ts';

/**
 * The week on a clock: an exchange's, or the trading server's. On it every week has 10,080 minutes; where the clock changes, the
 * moments are computed for the day (`clock.ts`).
 */

export const weekMs = minutesPerWeek * minuteMs;
/** 1970-01-05 was a Monday. */
const firstMondayMs = Date.UTC(1970, 0, 5);

/** Monday 00:00 of a week on a clock. @param shownMs what the clock shows */
export function weekStartOf(shownMs: number): number {
  const sinceFirstMonday = shownMs - firstMondayMs;
  return shownMs - (((sinceFirstMonday % weekMs) + weekMs) % weekMs);
}

export interface WeekdayTime {
  /** From Monday, 0. */
  weekday: number;
  /** Since midnight. */
  minutes: number;
}

/** The reading of a clock, as weekday and time. */
export const weekdayTimeOf = (shownMs: number): WeekdayTime =>
  weekdayTimeAt(Math.floor((shownMs - weekStartOf(shownMs)) / minuteMs));

/** @param weekMinute may lie beyond the end of the week */
export const weekdayTimeAt = (weekMinute: number): WeekdayTime => ({
  weekday: Math.floor(weekMinute / minutesPerDay) % 7,
  minutes: weekMinute % minutesPerDay,
});

/** Minutes of the week: 0 is Monday 00:00. `to` is exclusive and may lie beyond the end of the week. */
export interface WeekSpan {
  from: number;
  to: number;
}

/** Weekdays from Monday, 0; across the weekend if the last is before the first. */
export type WeekdayRange = readonly [first: number, last: number];
export const mondayToFriday: WeekdayRange = [0, 4];
export const everyDay: WeekdayRange = [0, 6];

/** A day's span on each of the days. Its minutes are those of the day; one that does not end after it begins ends on the next. */
export function spansOn([first, last]: WeekdayRange, { from, to }: WeekSpan): WeekSpan[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = (first + index) % 7;
    return {
      from: day * minutesPerDay + from,
      to: (to > from ? day : day + 1) * minutesPerDay + to,
    };
  });
}

/** Wrapped into one week, sorted, and joined where they touch. */
export function mergeSpans(spans: readonly WeekSpan[]): WeekSpan[] {
  const wrapped = spans.flatMap(({ from, to }) =>
    to <= minutesPerWeek
      ? [{ from, to }]
      : [
          { from, to: minutesPerWeek },
          { from: 0, to: to - minutesPerWeek },
        ],
  );
  wrapped.sort((a, b) => a.from - b.from);
  const merged: WeekSpan[] = [];
  for (const span of wrapped) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push(span);
  }
  return merged;
}

/** A day's sessions as they recur from Monday to Friday. */
export const workingWeekOf = (sessions: readonly WeekSpan[]): WeekSpan[] =>
  mergeSpans(sessions.flatMap((session) => spansOn(mondayToFriday, session)));

export const subtractSpans = (
  spans: readonly WeekSpan[],
  gaps: readonly WeekSpan[],
): readonly WeekSpan[] =>
  gaps.reduce(
    (rest, gap) =>
      rest.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, gap.from) },
          { from: Math.max(from, gap.to), to },
        ].filter((part) => part.to > part.from),
      ),
    spans,
  );
