import type { Direction } from '../domain/languages.ts';
import type { Clock } from '../domain/server-time.ts';
import { dayMs, minuteMs, minutesPerDay, minutesPerWeek } from '../util/durations.ts';
import { isolateLeftToRight } from '../util/isolate.ts';
import { formatClockTime } from './clock-time.ts';
import { shownAt } from './clock.ts';
import { formatTemplate } from './format-template.ts';
import type { MarketState } from './market-state.ts';
import { weekdayTimeAt, weekdayTimeOf, type WeekdayTime } from './market-week.ts';
import { nextOccurrence, type TimeRange } from './trading-hours.ts';

/** Words for when a market opens, in the page's language. */
export interface OpeningWords {
  /** From Monday. */
  weekdays: readonly string[];
  opensInHours: string;
  opensInMinutes: string;
  /** `Opens {{time}}`, with its weekday, for a wait of more than a day. */
  opensAt: string;
}

/** Words for a market's state. */
export interface StateWords extends OpeningWords {
  open: string;
  openUntil: string;
  closed: string;
  /** `Public holiday. {{opens}}` */
  holiday: string;
}

/** Words for times. */
export interface TimeWords extends StateWords {
  always: string;
  /** `{{from}}–{{to}}` */
  range: string;
  /** Between several ranges. */
  separator: string;
  /** `{{time}} (next day)` */
  nextDay: string;
  /** `{{times}} {{city}} time`, for hours on an exchange's clock. */
  ofCity: string;
  /** By time zone: an exchange's city is not always the one that names its zone. */
  cities: Readonly<Partial<Record<string, string>>>;
}

/** Keeps digits, tickers and signs in their order inside right-to-left text. */
export type Isolate = (text: string) => string;
export const createIsolate = (direction: Direction): Isolate =>
  direction === 'rtl' ? isolateLeftToRight : (text) => text;

/** The reader's clock. */
export interface ReaderClock {
  nowMs: number;
  /** As Intl names it. */
  timeZone: string;
}

const inZone = (timeMs: number, timeZone: string): WeekdayTime =>
  weekdayTimeOf(shownAt({ timeZone, shiftMinutes: 0 }, timeMs));

/** 'Fri 24:00' rather than 'Sat 00:00' where a range ends at midnight. */
const asDayEnd = ({ weekday, minutes }: WeekdayTime): WeekdayTime =>
  minutes === 0 ? { weekday: (weekday + 6) % 7, minutes: minutesPerDay } : { weekday, minutes };

/** 'Fri 23:55', never broken. */
const formatWeekdayTime = (
  { weekday, minutes }: WeekdayTime,
  { weekdays }: OpeningWords,
  isolate: Isolate,
): string => `${weekdays[weekday]}\u00A0${isolate(formatClockTime(minutes))}`;

/** 'Open until 21:55 your time', 'Closed · Opens in 2 h 15 min', 'Public holiday. Opens Mon 00:05', on the reader's clock. */
export function formatMarketState(
  state: MarketState,
  reader: ReaderClock,
  words: StateWords,
  isolate: Isolate,
): string {
  if (state.state === 'closed') {
    const opens = formatOpening(state.opensAtMs, reader, words, isolate);
    return state.holiday ? formatTemplate(words.holiday, { opens }) : `${words.closed} · ${opens}`;
  }
  const { closesAtMs } = state;
  if (closesAtMs === undefined || closesAtMs - reader.nowMs > dayMs) return words.open;
  const { minutes } = inZone(closesAtMs, reader.timeZone);
  return formatTemplate(words.openUntil, { time: isolate(formatClockTime(minutes)) });
}

/** 'Opens Mon 00:05', however soon. */
export const formatOpeningTime = (
  opensAtMs: number,
  timeZone: string,
  words: OpeningWords,
  isolate: Isolate,
): string =>
  formatTemplate(words.opensAt, {
    time: formatWeekdayTime(inZone(opensAtMs, timeZone), words, isolate),
  });

/** 'Opens in 2 h 15 min', 'Opens Mon 00:05'. */
export function formatOpening(
  opensAtMs: number,
  { nowMs, timeZone }: ReaderClock,
  words: OpeningWords,
  isolate: Isolate,
): string {
  if (opensAtMs - nowMs > dayMs) return formatOpeningTime(opensAtMs, timeZone, words, isolate);
  const wait = Math.max(1, Math.ceil((opensAtMs - nowMs) / minuteMs));
  const [hours, minutes] = [Math.floor(wait / 60), wait % 60];
  return formatTemplate(hours === 0 ? words.opensInMinutes : words.opensInHours, {
    hours,
    minutes,
  });
}

type HoursReader = ReaderClock & { clock: Clock };

/** The times of a range's minutes of the week, on the reader's clock. */
function readerTimes(
  range: TimeRange,
  { nowMs, timeZone, clock }: HoursReader,
): (weekMinute: number) => WeekdayTime {
  const momentAt = nextOccurrence(range, nowMs, clock);
  return (weekMinute) => inZone(momentAt(weekMinute), timeZone);
}

/**
 * Hours or breaks; '' for none.
 * @param reader on whose clock they are: the occurrence under way or the next one, with the daylight saving of that day. Without
 *   it they are on the clock on which they are written.
 */
export function formatTimes(
  ranges: readonly TimeRange[],
  words: TimeWords,
  isolate: Isolate,
  reader?: HoursReader,
): string {
  const formatted = ranges.map((range) => {
    const { kind, spans } = range;
    const [span = { from: 0, to: 0 }] = spans;
    const { from, to } = span;
    if (to - from === minutesPerWeek) return isolate(words.always);
    if (from === 0 && to === 5 * minutesPerDay && !reader) return isolate('24/5');
    const timeAt = reader ? readerTimes(range, reader) : weekdayTimeAt;
    const start = timeAt(from);
    const end = asDayEnd(timeAt(to));
    if (kind === 'week')
      return [start, end].map((time) => formatWeekdayTime(time, words, isolate)).join(' – ');
    const rangeOf = (first = '', last = ''): string =>
      formatTemplate(words.range, { from: first, to: last });
    const [opens, closes] = [start, end].map(({ minutes }) => isolate(formatClockTime(minutes)));
    const times = rangeOf(opens, closes);
    if (kind === 'daily') return times;
    const first = words.weekdays[start.weekday];
    const last = words.weekdays[timeAt((spans.at(-1) ?? span).from).weekday];
    const text = `${first === last ? first : rangeOf(first, last)} ${times}`;
    // The reader's day may end within a session.
    return reader && start.weekday !== end.weekday
      ? formatTemplate(words.nextDay, { time: text })
      : text;
  });
  return formatted.join(words.separator);
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
  return city === undefined
    ? `${times} (${zoneName(locale, timeZone, 'longGeneric')})`
    : formatTemplate(words.ofCity, { times, city });
}

function zoneName(
  locale: string,
  timeZone: string,
  timeZoneName: 'longGeneric' | 'shortOffset',
  timeMs?: number,
): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(timeMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** 'GMT+8', 'GMT-3:30' */
export const formatTimeZone = (timeZone: string, timeMs: number): string =>
  zoneName('en-US', timeZone, 'shortOffset', timeMs);
