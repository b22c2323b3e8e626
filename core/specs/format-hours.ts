import type { Clock } from '../domain/server-time.ts';
import { minutesPerDay } from '../util/durations.ts';
import { formatClockTime } from './clock-time.ts';
import {
  nonBreakingSpace,
  weekdayTimeInZone,
  type Isolate,
  type ReaderClock,
  type StateWords,
  type WeekdayTime,
} from './format-state.ts';
import { formatTemplate } from './format-template.ts';
import { nextOccurrence, type TimeRange } from './market-week.ts';

/** Words for times in the page's language. */
export interface TimeWords extends StateWords {
  always: string;
  /** Between several ranges. */
  separator: string;
  /** `{time} (next day)` */
  nextDay: string;
  closed: string;
  /** `{times} {city} time`, for hours on an exchange's clock. */
  ofCity: string;
  /** By time zone: an exchange's city is not always the one that names its zone. */
  cities: Readonly<Partial<Record<string, string>>>;
}

const formatRange = (from: string, to: string): string => `${from}–\u2060${to}`;

const weekdayTimeOf = (weekMinute: number): WeekdayTime => ({
  weekday: Math.floor(weekMinute / minutesPerDay) % 7,
  minutes: weekMinute % minutesPerDay,
});

/** 'Fri 24:00' rather than 'Sat 00:00' where a range ends at midnight. */
const asDayEnd = ({ weekday, minutes }: WeekdayTime): WeekdayTime =>
  minutes === 0 ? { weekday: (weekday + 6) % 7, minutes: minutesPerDay } : { weekday, minutes };

function formatWeek(
  from: WeekdayTime,
  to: WeekdayTime,
  words: TimeWords,
  isolate: Isolate,
): string {
  const formatTime = ({ weekday, minutes }: WeekdayTime): string =>
    `${words.weekdays[weekday]}${nonBreakingSpace}${isolate(formatClockTime(minutes))}`;
  return `${formatTime(from)} – ${formatTime(to)}`;
}

function formatDays(first: number, last: number, { weekdays }: TimeWords): string {
  return first === last
    ? String(weekdays[first])
    : formatRange(String(weekdays[first]), String(weekdays[last]));
}

function formatWrittenRange(range: TimeRange, words: TimeWords, isolate: Isolate): string {
  if (range.kind === 'always') return isolate(words.always);
  if (range.kind === 'workingWeek') return isolate('24/5');
  if (range.kind === 'week')
    return formatWeek(weekdayTimeOf(range.from), asDayEnd(weekdayTimeOf(range.to)), words, isolate);
  const times = isolate(formatRange(formatClockTime(range.from), formatClockTime(range.to)));
  return range.statesDays ? `${formatDays(...range.days, words)} ${times}` : times;
}

/** Hours or breaks on the clock on which they are written; '' for none. */
export function formatWrittenTimes(
  ranges: readonly TimeRange[],
  words: TimeWords,
  isolate: Isolate,
): string {
  return ranges.map((range) => formatWrittenRange(range, words, isolate)).join(words.separator);
}

/** Times with the name of the place whose clock they are on. @param timeZone '' for the trading server's, which has none */
export function withCity(
  times: string,
  timeZone: string,
  words: TimeWords,
  locale: string,
): string {
  if (timeZone === '') return times;
  const city = words.cities[timeZone];
  if (city !== undefined) return formatTemplate(words.ofCity, { times, city });
  const name = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${times} (${name ?? timeZone})`;
}

/** The same on the reader's clock, for the occurrence under way or the next one, with the daylight saving of that day. */
export function formatLocalTimes(
  ranges: readonly TimeRange[],
  { nowMs, timeZone, clock }: ReaderClock & { clock: Clock },
  words: TimeWords,
  isolate: Isolate,
): string {
  const texts = ranges.map((range) => {
    if (range.kind === 'always') return isolate(words.always);
    const occurrence = nextOccurrence(range, nowMs, clock);
    const start = weekdayTimeInZone(occurrence.startMs, timeZone);
    const end = asDayEnd(weekdayTimeInZone(occurrence.endMs, timeZone));
    if (range.kind === 'week' || range.kind === 'workingWeek')
      return formatWeek(start, end, words, isolate);
    const times = isolate(
      formatRange(formatClockTime(start.minutes), formatClockTime(end.minutes)),
    );
    // A break over midnight needs no explanation; a session that ends on the next day does.
    if (!range.statesDays) return times;
    const lastStart = weekdayTimeInZone(occurrence.lastStartMs, timeZone);
    const days = formatDays(start.weekday, lastStart.weekday, words);
    return `${days} ${start.weekday === end.weekday ? times : formatTemplate(words.nextDay, { time: times })}`;
  });
  return texts.join(words.separator);
}

/** 'GMT+8', 'GMT-3:30' */
export function formatTimeZone(timeZone: string, timeMs: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(timeMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
