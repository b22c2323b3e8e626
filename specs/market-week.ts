import { minuteMs, minutesPerDay, minutesPerWeek } from '../contract/durations.ts';
import type { InstrumentClass } from '../contract/instrument-spec.ts';

/**
 * The trading server's week and what is open in it. The server keeps one UTC offset all year (docs/decisions/0017), so its
 * week always has 10,080 minutes; only the reader's own clock may change.
 */
const weekMs = minutesPerWeek * minuteMs;
/** 1970-01-05 was a Monday. */
const firstMondayMs = Date.UTC(1970, 0, 5);

/** Minutes of the server's week: 0 is Monday 00:00. `to` is exclusive and may lie beyond the end of the week. */
export interface WeekSpan {
  from: number;
  to: number;
}

/** Minutes of one of the server's days. A span that does not end after it begins ends on the next day. */
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

/** The span that contains a minute of the week; undefined while closed. */
export const openSpanAt = (open: readonly WeekSpan[], weekMinute: number): WeekSpan | undefined =>
  open.find(({ from, to }) => weekMinute >= from && weekMinute < to);

/** Monday 00:00 of the server's current week. */
function weekStartMs(nowMs: number, offsetMinutes: number): number {
  const sinceFirstMonday = nowMs + offsetMinutes * minuteMs - firstMondayMs;
  return nowMs - (((sinceFirstMonday % weekMs) + weekMs) % weekMs);
}

/** `closesAtMs` is undefined for a market that never closes. */
export type MarketState =
  | { state: 'open'; closesAtMs: number | undefined }
  | { state: 'closed'; opensAtMs: number };

/**
 * Whether a market is open, and when that changes next; undefined if it never opens.
 * @param offsetMinutes of the trading server
 */
export function marketStateAt(
  { open }: { open: readonly WeekSpan[] },
  nowMs: number,
  offsetMinutes: number,
): MarketState | undefined {
  const [first] = open;
  if (!first) return undefined;
  const startMs = weekStartMs(nowMs, offsetMinutes);
  const weekMinute = (nowMs - startMs) / minuteMs;
  const current = openSpanAt(open, weekMinute);
  if (current) {
    // The end of Sunday and the beginning of Monday are the same moment.
    const continuesOnMonday = current.to === minutesPerWeek && first.from === 0;
    if (continuesOnMonday && current === first) return { state: 'open', closesAtMs: undefined };
    const closes = continuesOnMonday ? minutesPerWeek + first.to : current.to;
    return { state: 'open', closesAtMs: startMs + closes * minuteMs };
  }
  const opens = open.find(({ from }) => from > weekMinute)?.from ?? minutesPerWeek + first.from;
  return { state: 'closed', opensAtMs: startMs + opens * minuteMs };
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
  offsetMinutes: number,
): Occurrence {
  const spans = spansOf(range);
  const [first] = spans;
  const last = spans.at(-1) ?? first;
  // 'Sun–Thu' ends in the week after the one in which it begins.
  const wrap = last.from < first.from ? minutesPerWeek : 0;
  const thisWeekMs = weekStartMs(nowMs, offsetMinutes);
  const firstWeekMs =
    [thisWeekMs - weekMs, thisWeekMs].find(
      (startMs) => startMs + (last.to + wrap) * minuteMs > nowMs,
    ) ?? thisWeekMs + weekMs;
  return {
    startMs: firstWeekMs + first.from * minuteMs,
    endMs: firstWeekMs + first.to * minuteMs,
    lastStartMs: firstWeekMs + (last.from + wrap) * minuteMs,
  };
}
