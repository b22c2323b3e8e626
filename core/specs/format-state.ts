import type { Direction } from '../domain/languages.ts';
import { dayMs, minuteMs, minutesPerDay } from '../util/durations.ts';
import { isolateLeftToRight } from '../util/isolate.ts';
import { formatClockTime } from './clock-time.ts';
import { shownAt } from './clock.ts';
import { formatTemplate } from './format-template.ts';
import type { MarketState } from './market-state.ts';

/** Words for when a market opens, in the page's language. */
export interface OpeningWords {
  /** From Monday. */
  weekdays: readonly string[];
  opensInHours: string;
  opensInMinutes: string;
  /** `Opens {time}`, with its weekday, for a wait of more than a day. */
  opensAt: string;
}

/** Words for a market's state. */
export interface StateWords extends OpeningWords {
  open: string;
  openUntil: string;
  /** `Public holiday. {opens}` */
  holiday: string;
}

/** Keeps digits, tickers and signs in their order inside right-to-left text. */
export type Isolate = (text: string) => string;
export const createIsolate = (direction: Direction): Isolate =>
  direction === 'rtl' ? isolateLeftToRight : (text) => text;

/** No line break inside 'Fri 23:55'. */
export const nonBreakingSpace = '\u00A0';
export interface WeekdayTime {
  /** From Monday, 0. */
  weekday: number;
  /** Since midnight. */
  minutes: number;
}

/** 1970-01-01 was a Thursday. */
const thursday = 3;

export function weekdayTimeInZone(timeMs: number, timeZone: string): WeekdayTime {
  const shownMs = shownAt({ timeZone, shiftMinutes: 0 }, timeMs);
  return {
    weekday: (Math.floor(shownMs / dayMs) + thursday) % 7,
    minutes: Math.floor(shownMs / minuteMs) % minutesPerDay,
  };
}

/** The reader's clock. */
export interface ReaderClock {
  nowMs: number;
  /** As Intl names it. */
  timeZone: string;
}

/** 'Open now, until 21:55', 'Opens in 2 h 15 min', 'Public holiday. Opens Mon 00:05', on the reader's clock. */
export function formatMarketState(
  state: MarketState,
  { nowMs, timeZone }: ReaderClock,
  words: StateWords,
  isolate: Isolate,
): string {
  if (state.state === 'open') {
    const { closesAtMs } = state;
    if (closesAtMs === undefined || closesAtMs - nowMs > dayMs) return words.open;
    const { minutes } = weekdayTimeInZone(closesAtMs, timeZone);
    return formatTemplate(words.openUntil, { time: isolate(formatClockTime(minutes)) });
  }
  const opens = formatOpening(state.opensAtMs, { nowMs, timeZone }, words, isolate);
  return state.holiday ? formatTemplate(words.holiday, { opens }) : opens;
}

/** 'Opens in 2 h 15 min', 'Opens Mon 00:05'. */
export function formatOpening(
  opensAtMs: number,
  { nowMs, timeZone }: ReaderClock,
  words: OpeningWords,
  isolate: Isolate,
): string {
  if (opensAtMs - nowMs > dayMs) {
    const { weekday, minutes } = weekdayTimeInZone(opensAtMs, timeZone);
    const time = `${words.weekdays[weekday]}${nonBreakingSpace}${isolate(formatClockTime(minutes))}`;
    return formatTemplate(words.opensAt, { time });
  }
  const waitMinutes = Math.max(1, Math.ceil((opensAtMs - nowMs) / minuteMs));
  const [hours, minutes] = [Math.floor(waitMinutes / 60), waitMinutes % 60];
  return hours === 0
    ? formatTemplate(words.opensInMinutes, { minutes })
    : formatTemplate(words.opensInHours, { hours, minutes });
}
