import type { InstrumentClass, SpecCells } from '../domain/instrument-spec.ts';
import type { Clock } from '../domain/server-time.ts';
import { minuteMs, minutesPerDay, minutesPerWeek } from '../util/durations.ts';
import { weekdayNames } from '../util/weekday-names.ts';
import { parseClockTime } from './clock-time.ts';
import { clockOf, momentOf, shownAt } from './clock.ts';
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
  /** One span of the week, `Mon 00:05 – Fri 23:55`; times on named days, `Mon–Fri 16:30–23:00`; times on every trading day. */
  kind: 'week' | 'days' | 'daily';
  /** One for each of the days. */
  spans: readonly WeekSpan[];
}

/** Trading hours and daily breaks as a row states them, parsed. */
export interface TradingHours {
  clock: Clock;
  hours: readonly TimeRange[];
  breaks: readonly TimeRange[];
  /** When it trades: sorted, disjoint, within one week. */
  open: readonly WeekSpan[];
}

const weekdaysInLowerCase = weekdayNames.map((name) => name.toLowerCase());
const day = '([a-z]{3,9})\\.?';
const time = '(\\d{1,2}:[0-5]\\d)';
const dash = '\\s*-\\s*';
const patterns = {
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
function parseTime(text = ''): number {
  const minutes = parseClockTime(text);
  if (minutes > minutesPerDay) throw new RangeError(`${text} is not a time of day`);
  return minutes;
}

/** @throws RangeError for a text in none of the known forms */
function parseTimeRange(text: string, tradingDays: WeekdayRange): TimeRange {
  const written = text
    .replace(/^24\s*\/\s*7\b.*$/, 'mon 00:00-sun 24:00')
    .replace(/^24\s*\/\s*5$/, 'mon 00:00-fri 24:00');
  const week = patterns.week.exec(written);
  if (week) {
    const [, fromDay, fromTime, toDay, toTime] = week;
    const from = parseWeekday(fromDay) * minutesPerDay + parseTime(fromTime);
    const to = parseWeekday(toDay) * minutesPerDay + parseTime(toTime);
    return { kind: 'week', spans: [{ from, to: to > from ? to : to + minutesPerWeek }] };
  }
  const daily = patterns.daily.exec(written);
  if (!daily) throw new RangeError(`'${text}' is not a range of times`);
  const [, firstDay, lastDay = firstDay, fromTime, toTime] = daily;
  const times = { from: parseTime(fromTime), to: parseTime(toTime) };
  return firstDay === undefined
    ? { kind: 'daily', spans: spansOn(tradingDays, times) }
    : { kind: 'days', spans: spansOn([parseWeekday(firstDay), parseWeekday(lastDay)], times) };
}

const parseTimeRanges = (text: string, tradingDays: WeekdayRange): TimeRange[] =>
  isBlank(text)
    ? []
    : normalise(text)
        .split(/\s*[,;]\s*|\s+and\s+/)
        .map((range) => parseTimeRange(range, tradingDays));

const mergedSpans = (ranges: readonly TimeRange[]): WeekSpan[] =>
  mergeSpans(ranges.flatMap(({ spans }) => spans));

/** A row's trading hours, as it states them. */
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
  try {
    const clock = clockOf(timeZone);
    const hours = parseTimeRanges(tradingHours, tradingDays);
    const breaks = parseTimeRanges(dailyBreakTime, tradingDays);
    // A market that opens on a Sunday evening pauses then, too.
    const closed = mergedSpans(parseTimeRanges(dailyBreakTime, everyDay));
    return hours.length === 0
      ? undefined
      : { clock, hours, breaks, open: subtractSpans(mergedSpans(hours), closed) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * The occurrence of a range that is under way, else the next one: the moments of its spans.
 * @returns the moment of one of the range's minutes of the week
 */
export function nextOccurrence(
  { spans }: TimeRange,
  nowMs: number,
  clock: Clock,
): (weekMinute: number) => number {
  const first = spans[0]?.from ?? 0;
  // 'Sun–Thu' ends in the week after the one in which it begins.
  const unwrap = (weekMinute: number): number =>
    weekMinute < first ? weekMinute + minutesPerWeek : weekMinute;
  const last = spans.at(-1) ?? { from: 0, to: 0 };
  const endMs = (unwrap(last.from) + last.to - last.from) * minuteMs;
  const now = shownAt(clock, nowMs);
  const thisWeek = weekStartOf(now);
  const week =
    [thisWeek - weekMs, thisWeek].find((start) => start + endMs > now) ?? thisWeek + weekMs;
  return (weekMinute) => momentOf(clock, week + unwrap(weekMinute) * minuteMs);
}
