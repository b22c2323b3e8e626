import type { StateWords } from '../../../core/specs/format-hours.ts';
import type { WeekSpan } from '../../../core/specs/market-week.ts';
import { minutesPerDay } from '../../../core/util/durations.ts';

/** How attributes carry what a market's state is made of: the server writes them, the browser reads them. */

export interface ShownWords extends StateWords {
  /** Before the time at which it opens; a holiday's wording says so itself. */
  closed: string;
}

/** Not as JSON: names and escaped quotes would be half of it. */
const separator = '|';

export const writeStateWords = (words: ShownWords): string =>
  [
    words.closed,
    words.open,
    words.openUntil,
    words.opensInHours,
    words.opensInMinutes,
    words.opensAt,
    words.holiday,
    ...words.weekdays,
  ].join(separator);

type WordList = [string, string, string, string, string, string, string, ...string[]];

export function readStateWords(text: string): ShownWords {
  const [closed, open, openUntil, opensInHours, opensInMinutes, opensAt, holiday, ...weekdays] =
    text.split(separator) as WordList;
  return { closed, open, openUntil, opensInHours, opensInMinutes, opensAt, holiday, weekdays };
}

/** A day's sessions, '60-1440': those of Monday to Friday are alike. One that does not end after it begins ends the next day. */
export const writeSessions = (sessions: readonly WeekSpan[]): string =>
  sessions
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => `${from}-${to > from ? to : to + minutesPerDay}`)
    .join(' ');

export const readWeek = (sessions: string): WeekSpan[] =>
  [0, 1, 2, 3, 4].flatMap((day) =>
    sessions.split(' ').map((session) => {
      const [from = 0, to = 0] = session
        .split('-')
        .map((minute) => Number(minute) + day * minutesPerDay);
      return { from, to };
    }),
  );
