import type { InstrumentClass, SpecCells } from '../domain/instrument-spec.ts';
import type { Clock } from '../domain/server-time.ts';
import { minuteMs, minutesPerDay, minutesPerWeek } from '../util/durations.ts';
import { isTimeZone } from '../util/time-zone.ts';
import { weekdayNames } from '../util/weekday-names.ts';
import { momentOf, shownAt } from './clock.ts';
import {
  everyDay,
  mergeSpans,
  mondayToFriday,
  spansOn,
  subtractSpans,
  weekMs,
  weekStartOf,
  type WeekdayRange,
  type WeekSpan,
} from './market-week.ts';

/** A range of times as an editor wrote it, to be formatted in another language or time zone. */
export interface TimeRange {
  /** `24/7`, `24/5` (from Monday to Friday around the clock), `Mon 00:05 – Fri 23:55`, `Mon–Fri 16:30–23:00`. */
  kind: 'always' | 'workingWeek' | 'week' | 'daily';
  /** A daily range without days, `16:30–23:00`, means every trading day. */
  statesDays: boolean;
  /** A daily range has one for each of its days. */
  spans: readonly WeekSpan[];
}

/** Trading hours and daily breaks as a row states them, parsed. */
export interface TradingHours {
  hours: readonly TimeRange[];
  breaks: readonly TimeRange[];
  /** When it trades: sorted, disjoint, within one week. */
  open: readonly WeekSpan[];
}

const weekdaysInLowerCase = weekdayNames.map((name) => name.toLowerCase());
const day = '([a-z]{3,9})\\.?';
const time = '(\\d{1,2}):([0-5]\\d)';
const dash = '\\s*-\\s*';
const patterns = {
  always: /^24\s*\/\s*7\b/,
  workingWeek: /^24\s*\/\s*5$/,
  week: new RegExp(`^${day}\\s+${time}${dash}${day}\\s+${time}$`),
  daily: new RegExp(`^(?:${day}(?:${dash}${day})?\\s+)?${time}${dash}${time}$`),
};

/** Editors type any dash, any case and any width. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212~]/g, '-')
    .trim();

/** `N/A`, a dash or nothing at all. */
export const isBlank = (text: string): boolean => /^(?:n\s*\/\s*a|none|-+)?$/.test(normalise(text));

/** Days from Monday, 0. @throws RangeError for an unknown name */
function parseWeekday(name = ''): number {
  const weekday = weekdaysInLowerCase.indexOf(name.slice(0, 3));
  if (weekday < 0) throw new RangeError(`${name} is not a weekday`);
  return weekday;
}

/** Minutes of the day. @throws RangeError beyond 24:00 */
function parseTime(hours = '', minutes = ''): number {
  const value = Number(hours) * 60 + Number(minutes);
  if (value > minutesPerDay) throw new RangeError(`${hours}:${minutes} is not a time of day`);
  return value;
}

/** @throws RangeError for a text in none of the known forms */
function parseTimeRange(text: string, tradingDays: WeekdayRange): TimeRange {
  const one = (kind: TimeRange['kind'], from: number, to: number): TimeRange => ({
    kind,
    statesDays: true,
    spans: [{ from, to: to > from ? to : to + minutesPerWeek }],
  });
  if (patterns.always.test(text)) return one('always', 0, minutesPerWeek);
  if (patterns.workingWeek.test(text)) return one('workingWeek', 0, 5 * minutesPerDay);
  const week = patterns.week.exec(text);
  if (week) {
    const [, fromDay, fromHours, fromMinutes, toDay, toHours, toMinutes] = week;
    return one(
      'week',
      parseWeekday(fromDay) * minutesPerDay + parseTime(fromHours, fromMinutes),
      parseWeekday(toDay) * minutesPerDay + parseTime(toHours, toMinutes),
    );
  }
  const daily = patterns.daily.exec(text);
  if (!daily) throw new RangeError(`'${text}' is not a range of times`);
  const [, firstDay, lastDay = firstDay, fromHours, fromMinutes, toHours, toMinutes] = daily;
  const days =
    firstDay === undefined
      ? tradingDays
      : ([parseWeekday(firstDay), parseWeekday(lastDay)] as const);
  return {
    kind: 'daily',
    statesDays: firstDay !== undefined,
    spans: spansOn(days, {
      from: parseTime(fromHours, fromMinutes),
      to: parseTime(toHours, toMinutes),
    }),
  };
}

const parseTimeRanges = (text: string, tradingDays: WeekdayRange): TimeRange[] =>
  isBlank(text)
    ? []
    : normalise(text)
        .split(/\s*[,;]\s*|\s+and\s+/)
        .map((range) => parseTimeRange(range, tradingDays));

const mergedSpans = (ranges: readonly TimeRange[]): WeekSpan[] =>
  mergeSpans(ranges.flatMap(({ spans }) => spans));

/**
 * @param tradingDays on which hours and breaks without weekdays recur
 * @returns undefined where hours or breaks are ambiguous: the site then shows neither open nor closed
 */
export function parseTradingHours(
  tradingHours: string,
  dailyBreakTime: string,
  tradingDays: WeekdayRange,
): TradingHours | undefined {
  try {
    const hours = parseTimeRanges(tradingHours, tradingDays);
    const breaks = parseTimeRanges(dailyBreakTime, tradingDays);
    // A market that opens on a Sunday evening pauses then, too.
    const closed = mergedSpans(parseTimeRanges(dailyBreakTime, everyDay));
    return hours.length === 0
      ? undefined
      : { hours, breaks, open: subtractSpans(mergedSpans(hours), closed) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A row's trading hours, parsed. */
export interface StatedHours extends Pick<
  SpecCells,
  'tradingHours' | 'dailyBreakTime' | 'timeZone'
> {
  instrumentClass: InstrumentClass | undefined;
}

/** A row's trading hours, parsed; undefined where they are ambiguous, or on a clock that is not known. */
export function tradingHoursOf(stated: StatedHours): TradingHours | undefined {
  const { tradingHours, dailyBreakTime, timeZone, instrumentClass } = stated;
  // Coins trade at weekends, too.
  const tradingDays = instrumentClass === 'crypto' ? everyDay : mondayToFriday;
  return timeZone === '' || isTimeZone(timeZone)
    ? parseTradingHours(tradingHours, dailyBreakTime, tradingDays)
    : undefined;
}

export interface Occurrence {
  startMs: number;
  endMs: number;
  /** When a daily range starts on the last of its days. */
  lastStartMs: number;
}

/** The occurrence of a range that is under way, else the next one. */
export function nextOccurrence({ spans }: TimeRange, nowMs: number, clock: Clock): Occurrence {
  const [first = { from: 0, to: 0 }] = spans;
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
