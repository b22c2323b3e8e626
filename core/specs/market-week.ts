import type { InstrumentClass } from '../domain/instrument-spec.ts';
import type { Clock } from '../domain/server-time.ts';
import { dayMs, minuteMs, minutesPerDay, minutesPerWeek } from '../util/durations.ts';
import { momentOf, shownAt } from './clock.ts';

/**
 * A market's week as an editor wrote it, on the clock of its hours: an exchange's, or the trading server's. On that clock every
 * week has 10,080 minutes; where the clock changes, the moments are computed for the day (`clock.ts`).
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

/** The weekday and time that a clock shows. @param weekStartMs a Monday on it */
export function weekdayTimeOf(shownMs: number, weekStartMs = firstMondayMs): WeekdayTime {
  const days = Math.floor((shownMs - weekStartMs) / dayMs);
  return {
    weekday: ((days % 7) + 7) % 7,
    minutes: Math.floor((shownMs - weekStartMs) / minuteMs) - days * minutesPerDay,
  };
}

/** Minutes of the week: 0 is Monday 00:00. `to` is exclusive and may lie beyond the end of the week. */
export interface WeekSpan {
  from: number;
  to: number;
}

/** Minutes of one day. A span that does not end after it begins ends on the next day. */
export interface DaySpan {
  from: number;
  to: number;
}

/** Weekdays from Monday, 0; across the weekend if the last is before the first. */
export type WeekdayRange = readonly [first: number, last: number];
export const mondayToFriday: WeekdayRange = [0, 4];
export const everyDay: WeekdayRange = [0, 6];

/** Coins trade at weekends, too. */
export const tradingDaysOf = ({
  instrumentClass,
}: {
  instrumentClass: InstrumentClass | undefined;
}): WeekdayRange => (instrumentClass === 'crypto' ? everyDay : mondayToFriday);

/** A range of times as an editor wrote it, to be formatted in another language or time zone. */
export type TimeRange =
  | { kind: 'always' }
  /** `24/5`: from Monday to Friday around the clock. */
  | { kind: 'workingWeek' }
  /** `Mon 00:05 – Fri 23:55`, in minutes of the week. */
  | { kind: 'week'; from: number; to: number }
  /** `Mon–Fri 16:30–23:00`, in minutes of the day; a text without days means every trading day. */
  | ({ kind: 'daily'; days: WeekdayRange; statesDays: boolean } & DaySpan);

/** The weekdays after one up to another, across the weekend if need be. */
const weekdaysAfter = (first: number, last: number): number[] =>
  Array.from({ length: (last - first + 7) % 7 }, (_, index) => (first + index + 1) % 7);

const toWeekSpan = (day: number, { from, to }: DaySpan): WeekSpan => ({
  from: day * minutesPerDay + from,
  to: (to > from ? day : day + 1) * minutesPerDay + to,
});

/** A day's sessions as they recur from Monday to Friday. */
export const workingWeekSpans = (sessions: readonly DaySpan[]): WeekSpan[] =>
  sessions.flatMap((session) => [0, 1, 2, 3, 4].map((day) => toWeekSpan(day, session)));

export function spansOf(range: TimeRange): readonly [WeekSpan, ...WeekSpan[]] {
  if (range.kind === 'always') return [{ from: 0, to: minutesPerWeek }];
  if (range.kind === 'workingWeek') return [{ from: 0, to: 5 * minutesPerDay }];
  const { from, to } = range;
  if (range.kind === 'week') return [{ from, to: to > from ? to : to + minutesPerWeek }];
  const [first, last] = range.days;
  const spanOn = (day: number): WeekSpan => toWeekSpan(day, { from, to });
  return [spanOn(first), ...weekdaysAfter(first, last).map(spanOn)];
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
  const merged: WeekSpan[] = [];
  for (const span of wrapped.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

export function subtractSpans(
  spans: readonly WeekSpan[],
  gaps: readonly WeekSpan[],
): readonly WeekSpan[] {
  return gaps.reduce(
    (rest, gap) =>
      rest.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, gap.from) },
          { from: Math.max(from, gap.to), to },
        ].filter((part) => part.to > part.from),
      ),
    spans,
  );
}

export interface Occurrence {
  startMs: number;
  endMs: number;
  /** When a daily range starts on the last of its days. */
  lastStartMs: number;
}

/** The occurrence of a range that is under way, else the next one. */
export function nextOccurrence(
  range: Exclude<TimeRange, { kind: 'always' }>,
  nowMs: number,
  clock: Clock,
): Occurrence {
  const spans = spansOf(range);
  const [first] = spans;
  const last = spans.at(-1) ?? first;
  // 'Sun–Thu' ends in the week after the one in which it begins.
  const wrap = last.from < first.from ? minutesPerWeek : 0;
  const now = shownAt(clock, nowMs);
  const thisWeek = weekStartOf(now);
  const firstWeek =
    [thisWeek - weekMs, thisWeek].find((start) => start + (last.to + wrap) * minuteMs > now) ??
    thisWeek + weekMs;
  const momentAt = (weekMinute: number): number =>
    momentOf(clock, firstWeek + weekMinute * minuteMs);
  return {
    startMs: momentAt(first.from),
    endMs: momentAt(first.to),
    lastStartMs: momentAt(last.from + wrap),
  };
}
