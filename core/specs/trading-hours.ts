import type { InstrumentClass, SpecCells } from '../domain/instrument-spec.ts';
import { minutesPerDay } from '../util/durations.ts';
import { isTimeZone } from '../util/time-zone.ts';
import { weekdayNames } from '../util/weekday-names.ts';
import {
  everyDay,
  mergeSpans,
  spansOf,
  subtractSpans,
  tradingDaysOf,
  type TimeRange,
  type WeekdayRange,
  type WeekSpan,
} from './market-week.ts';

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
  if (patterns.always.test(text)) return { kind: 'always' };
  if (patterns.workingWeek.test(text)) return { kind: 'workingWeek' };
  const week = patterns.week.exec(text);
  if (week) {
    const [, fromDay, fromHours, fromMinutes, toDay, toHours, toMinutes] = week;
    return {
      kind: 'week',
      from: parseWeekday(fromDay) * minutesPerDay + parseTime(fromHours, fromMinutes),
      to: parseWeekday(toDay) * minutesPerDay + parseTime(toHours, toMinutes),
    };
  }
  const daily = patterns.daily.exec(text);
  if (!daily) throw new RangeError(`'${text}' is not a range of times`);
  const [, firstDay, lastDay = firstDay, fromHours, fromMinutes, toHours, toMinutes] = daily;
  return {
    kind: 'daily',
    days: firstDay === undefined ? tradingDays : [parseWeekday(firstDay), parseWeekday(lastDay)],
    statesDays: firstDay !== undefined,
    from: parseTime(fromHours, fromMinutes),
    to: parseTime(toHours, toMinutes),
  };
}

const parseTimeRanges = (text: string, tradingDays: WeekdayRange): TimeRange[] =>
  isBlank(text)
    ? []
    : normalise(text)
        .split(/\s*[,;]\s*|\s+and\s+/)
        .map((range) => parseTimeRange(range, tradingDays));

/** A market that opens on a Sunday evening pauses then, too. */
const breakSpans = (range: TimeRange): readonly WeekSpan[] =>
  spansOf(range.kind === 'daily' && !range.statesDays ? { ...range, days: everyDay } : range);

function parseHoursAndBreaks(
  tradingHours: string,
  dailyBreakTime: string,
  tradingDays: WeekdayRange,
): TradingHours | undefined {
  try {
    const hours = parseTimeRanges(tradingHours, tradingDays);
    const breaks = parseTimeRanges(dailyBreakTime, tradingDays);
    if (hours.length === 0) return undefined;
    const open = mergeSpans(hours.flatMap(spansOf));
    const closed = mergeSpans(breaks.flatMap(breakSpans));
    return { hours, breaks, open: subtractSpans(open, closed) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Thousands of rows share a few hours. */
const cache = new Map<string, TradingHours | undefined>();
const maxCachedHours = 5000;

/**
 * @param tradingDays on which hours and breaks without weekdays recur
 * @returns undefined where hours or breaks are ambiguous: the site then shows neither open nor closed
 */
export function parseTradingHours(
  tradingHours: string,
  dailyBreakTime: string,
  tradingDays: WeekdayRange,
): TradingHours | undefined {
  const key = `${tradingHours}\n${dailyBreakTime}\n${tradingDays.join('–')}`;
  if (!cache.has(key)) {
    if (cache.size >= maxCachedHours) cache.clear();
    cache.set(key, parseHoursAndBreaks(tradingHours, dailyBreakTime, tradingDays));
  }
  return cache.get(key);
}

/** What a row states about its trading hours. */
export interface StatedHours extends Pick<
  SpecCells,
  'tradingHours' | 'dailyBreakTime' | 'timeZone'
> {
  instrumentClass: InstrumentClass | undefined;
}

/** A row's trading hours, parsed; undefined where they are ambiguous, or on a clock that is not known. */
export function tradingHoursOf(stated: StatedHours): TradingHours | undefined {
  const { tradingHours, dailyBreakTime, timeZone } = stated;
  return timeZone === '' || isTimeZone(timeZone)
    ? parseTradingHours(tradingHours, dailyBreakTime, tradingDaysOf(stated))
    : undefined;
}
