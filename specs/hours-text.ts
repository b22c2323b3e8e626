import { fill } from './fill.ts';
import { occurrenceOf, type MarketState, type Stretch } from './trading-hours.ts';
import { clockTime, minutesInDay } from './clock-time.ts';

/** How times are written in the page's language. */
export interface TimeWords {
  /** From Monday. */
  weekdays: readonly string[];
  always: string;
  /** Between several stretches. */
  separator: string;
  /** `{time} (next day)` */
  nextDay: string;
  open: string;
  openUntil: string;
  closed: string;
  opensInHours: string;
  opensInMinutes: string;
}

/** Keeps figures, tickers and signs in their order inside right-to-left text. */
export type Isolate = (text: string) => string;
export const isolateIn = (rightToLeft: boolean): Isolate =>
  rightToLeft ? (text) => `\u2066${text}\u2069` : (text) => text;

const minute = 60_000;

/** 'Fri 23:55' and '16:30–23:00' are not broken over two lines: a space and a dash that hold together. */
const space = '\u00A0';
const range = (from: string, to: string): string => `${from}–\u2060${to}`;

interface Moment {
  weekday: number;
  /** Of the day. */
  minutes: number;
}

const onServer = (weekMinutes: number): Moment => ({
  weekday: Math.floor(weekMinutes / minutesInDay) % 7,
  minutes: weekMinutes % minutesInDay,
});

/** 'Fri 24:00' rather than 'Sat 00:00': a week's end belongs to the day that ends. */
const atEnd = ({ weekday, minutes }: Moment): Moment =>
  minutes === 0 ? { weekday: (weekday + 6) % 7, minutes: minutesInDay } : { weekday, minutes };

function write(stretch: Stretch, words: TimeWords, isolate: Isolate): string {
  if (stretch.kind === 'always') return isolate(words.always);
  if (stretch.kind === 'week')
    return weekText(onServer(stretch.from), atEnd(onServer(stretch.to)), words, isolate);
  const times = isolate(range(clockTime(stretch.from), clockTime(stretch.to)));
  return stretch.days ? `${daysText(...stretch.days, words)} ${times}` : times;
}

function weekText(from: Moment, to: Moment, words: TimeWords, isolate: Isolate): string {
  const place = ({ weekday, minutes }: Moment): string =>
    `${words.weekdays[weekday]}${space}${isolate(clockTime(minutes))}`;
  return `${place(from)} – ${place(to)}`;
}

function daysText(first: number, last: number, { weekdays }: TimeWords): string {
  return first === last
    ? String(weekdays[first])
    : range(String(weekdays[first]), String(weekdays[last]));
}

/** Hours or breaks as the trading server counts them; '' for none. */
export function serverTimes(
  stretches: readonly Stretch[],
  words: TimeWords,
  isolate: Isolate,
): string {
  return stretches.map((stretch) => write(stretch, words, isolate)).join(words.separator);
}

const zones = new Map<string, Intl.DateTimeFormat>();
const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function inZone(moment: number, timeZone: string): Moment {
  let format = zones.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    zones.set(timeZone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return {
    weekday: shortDays.indexOf(parts['weekday'] ?? ''),
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

interface Clock {
  moment: number;
  /** Of the trading server. */
  offsetMinutes: number;
  /** The reader's, as Intl names it. */
  timeZone: string;
}

/** The same on the reader's own clock, the time around `moment` or the next one: daylight saving counts as it is then. */
export function localTimes(
  stretches: readonly Stretch[],
  { moment, offsetMinutes, timeZone }: Clock,
  everyDay: boolean,
  words: TimeWords,
  isolate: Isolate,
): string {
  const texts = stretches.map((stretch) => {
    if (stretch.kind === 'always') return isolate(words.always);
    const { from, to, lastFrom } = occurrenceOf(stretch, moment, offsetMinutes, everyDay);
    const [starts, ends, lastStarts] = [
      inZone(from, timeZone),
      atEnd(inZone(to, timeZone)),
      inZone(lastFrom, timeZone),
    ];
    if (stretch.kind === 'week') return weekText(starts, ends, words, isolate);
    const times = isolate(range(clockTime(starts.minutes), clockTime(ends.minutes)));
    // A pause over midnight needs no word; a session that ends on another day than it began does.
    if (!stretch.days) return times;
    const days = daysText(starts.weekday, lastStarts.weekday, words);
    return `${days} ${starts.weekday === ends.weekday ? times : fill(words.nextDay, { time: times })}`;
  });
  return texts.join(words.separator);
}

/** 'GMT+8', 'GMT-3:30': the reader's zone at a moment. */
export function zoneName(timeZone: string, moment: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** 'Open now, until 21:55', 'Opens in 2 h 15 min', by the reader's own clock. */
export function stateText(
  state: MarketState,
  moment: number,
  timeZone: string,
  words: TimeWords,
  isolate: Isolate,
): string {
  if (state.open) {
    const soon = state.until !== undefined && state.until - moment <= minutesInDay * minute;
    return soon
      ? fill(words.openUntil, {
          time: isolate(clockTime(inZone(state.until as number, timeZone).minutes)),
        })
      : words.open;
  }
  const wait = Math.max(1, Math.ceil((state.from - moment) / minute));
  const [hours, minutes] = [Math.floor(wait / 60), wait % 60];
  return hours === 0
    ? fill(words.opensInMinutes, { minutes })
    : fill(words.opensInHours, { hours, minutes });
}
