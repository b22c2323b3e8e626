import { minutesInDay } from './clock-time.ts';

/**
 * What a row's trading hours and daily break say, as times of a week. The trading server keeps one offset all year
 * (docs/decisions/0017), so a week of it is always 10,080 minutes; only the reader's own clock may jump.
 */
const minute = 60_000;
const minutesOfWeek = 7 * minutesInDay;
/** 1970-01-05 was a Monday. */
const someMonday = Date.UTC(1970, 0, 5);

/** Minutes of the server's week: 0 is Monday 00:00. `to` may pass the week's end. */
interface WeekSpan {
  from: number;
  to: number;
}

/** A stretch of time as it was written, for writing it in another language or on another clock. Days count from Monday, 0. */
export type Stretch =
  | { kind: 'always' }
  /** `Mon 00:05 – Fri 23:55` */
  | { kind: 'week'; from: number; to: number }
  /** `Mon–Fri 16:30–23:00`; without days every trading day. Times in minutes. */
  | {
      kind: 'day';
      days: readonly [first: number, last: number] | undefined;
      from: number;
      to: number;
    };

export interface TradingHours {
  hours: readonly Stretch[];
  breaks: readonly Stretch[];
  /** When it trades: sorted, apart from each other, inside one week. */
  open: readonly WeekSpan[];
}

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const day = '([a-z]{3,9})\\.?';
const time = '(\\d{1,2}):([0-5]\\d)';
const to = '\\s*-\\s*';
const forms = {
  always: /^24\s*\/\s*7\b/,
  workingWeek: /^24\s*\/\s*5$/,
  week: new RegExp(`^${day}\\s+${time}${to}${day}\\s+${time}$`),
  daily: new RegExp(`^(?:${day}(?:${to}${day})?\\s+)?${time}${to}${time}$`),
};

/** Written by people: any dash, any case, any width. */
const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212~]/g, '-')
    .trim();

/** Nothing is said: `N/A`, a dash, nothing at all. */
export const isBlank = (text: string): boolean =>
  /^(?:n\s*\/\s*a|none|-+)?$/.test(normalised(text));

function dayNumber(name = ''): number {
  return dayNames.indexOf(name.slice(0, 3));
}

/** @throws for what is no time of a day */
function minutesOf(hours = '', minutes = ''): number {
  const value = Number(hours) * 60 + Number(minutes);
  if (value > minutesInDay) throw new RangeError(`${hours}:${minutes} is no time`);
  return value;
}

function knownDay(name: string | undefined): number {
  const number = dayNumber(name);
  if (number < 0) throw new RangeError(`${name} is no day`);
  return number;
}

/** @throws for what cannot be read */
function parseStretch(text: string): Stretch {
  if (forms.always.test(text)) return { kind: 'always' };
  if (forms.workingWeek.test(text)) return { kind: 'week', from: 0, to: 5 * minutesInDay };
  const week = forms.week.exec(text);
  if (week) {
    const at = (first: number): number =>
      knownDay(week[first]) * minutesInDay + minutesOf(week[first + 1], week[first + 2]);
    return { kind: 'week', from: at(1), to: at(4) };
  }
  const daily = forms.daily.exec(text);
  if (!daily) throw new RangeError(`'${text}' is not understood`);
  const [, first, last = first, ...times] = daily;
  return {
    kind: 'day',
    days: first === undefined ? undefined : [knownDay(first), knownDay(last)],
    from: minutesOf(times[0], times[1]),
    to: minutesOf(times[2], times[3]),
  };
}

const parseStretches = (text: string): Stretch[] =>
  isBlank(text)
    ? []
    : normalised(text)
        .split(/\s*[,;]\s*|\s+and\s+/)
        .map(parseStretch);

/** The days from one to another, over the week's end where need be. */
const daysBetween = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);

function spansOf(stretch: Stretch, usualDays: readonly [number, number]): WeekSpan[] {
  if (stretch.kind === 'always') return [{ from: 0, to: minutesOfWeek }];
  const { from, to: end } = stretch;
  if (stretch.kind === 'week') return [{ from, to: end > from ? end : end + minutesOfWeek }];
  return daysBetween(...(stretch.days ?? usualDays)).map((number) => ({
    from: number * minutesInDay + from,
    to: number * minutesInDay + (end > from ? end : end + minutesInDay),
  }));
}

/** Inside one week, in order, joined where they touch. */
function merged(spans: readonly WeekSpan[]): WeekSpan[] {
  const inside = spans.flatMap(({ from, to: end }) =>
    end <= minutesOfWeek
      ? [{ from, to: end }]
      : [
          { from, to: minutesOfWeek },
          { from: 0, to: end - minutesOfWeek },
        ],
  );
  const result: WeekSpan[] = [];
  for (const span of inside.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}

function without(spans: readonly WeekSpan[], gaps: readonly WeekSpan[]): WeekSpan[] {
  return gaps.reduce<readonly WeekSpan[]>(
    (left, gap) =>
      left.flatMap(({ from, to: end }) =>
        [
          { from, to: Math.min(end, gap.from) },
          { from: Math.max(from, gap.to), to: end },
        ].filter((part) => part.to > part.from),
      ),
    spans,
  ) as WeekSpan[];
}

/**
 * @param everyDay it trades at weekends, too, where no days are named
 * @returns undefined for hours or breaks that cannot be read for certain: nothing is then said about open or closed
 */
function parseTradingHours(
  tradingHours: string,
  dailyBreakTime: string,
  everyDay: boolean,
): TradingHours | undefined {
  try {
    const [hours, breaks] = [parseStretches(tradingHours), parseStretches(dailyBreakTime)];
    if (hours.length === 0) return undefined;
    const open = merged(hours.flatMap((stretch) => spansOf(stretch, everyDay ? [0, 6] : [0, 4])));
    return {
      hours,
      breaks,
      open: without(open, merged(breaks.flatMap((stretch) => spansOf(stretch, [0, 6])))),
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const read = new Map<string, TradingHours | undefined>();
const mostRead = 5000;

/** The same, remembered: thousands of rows share a few hours. */
export function readTradingHours(
  tradingHours: string,
  dailyBreakTime: string,
  everyDay: boolean,
): TradingHours | undefined {
  const key = `${tradingHours}\n${dailyBreakTime}\n${everyDay}`;
  if (!read.has(key)) {
    if (read.size >= mostRead) read.clear();
    read.set(key, parseTradingHours(tradingHours, dailyBreakTime, everyDay));
  }
  return read.get(key);
}

/** The Monday 00:00 of the server's week in which a moment lies. */
function weekStart(moment: number, offsetMinutes: number): number {
  const serverTime = moment + offsetMinutes * minute;
  return (
    serverTime -
    ((((serverTime - someMonday) % (minutesOfWeek * minute)) + minutesOfWeek * minute) %
      (minutesOfWeek * minute)) -
    offsetMinutes * minute
  );
}

export type MarketState = { open: true; until: number | undefined } | { open: false; from: number };

/**
 * Open or closed at a moment, and the moment when that changes next; `until` undefined: never.
 * @param offsetMinutes of the trading server
 */
export function stateAt(
  { open }: Pick<TradingHours, 'open'>,
  moment: number,
  offsetMinutes: number,
): MarketState | undefined {
  if (open.length === 0) return undefined;
  const start = weekStart(moment, offsetMinutes);
  const now = (moment - start) / minute;
  const current = open.find(({ from, to: end }) => now >= from && now < end);
  if (current) {
    // Sunday's end and Monday's beginning are the same moment.
    const goesOn = current.to === minutesOfWeek && open[0]?.from === 0 ? open[0] : undefined;
    if (goesOn === current) return { open: true, until: undefined };
    return {
      open: true,
      until: start + (goesOn ? minutesOfWeek + goesOn.to : current.to) * minute,
    };
  }
  const next = open.find(({ from }) => from > now) ?? {
    from: (open[0]?.from ?? 0) + minutesOfWeek,
  };
  return { open: false, from: start + next.from * minute };
}

/** A stretch's first moment and its last, the time around `moment` or, when that is over, the next time. */
export interface Occurrence {
  from: number;
  to: number;
  /** Of a daily stretch: the same on its last day. */
  lastFrom: number;
}

export function occurrenceOf(
  stretch: Exclude<Stretch, { kind: 'always' }>,
  moment: number,
  offsetMinutes: number,
  everyDay: boolean,
): Occurrence {
  const spans = spansOf(stretch, everyDay ? [0, 6] : [0, 4]);
  const first = spans[0] as WeekSpan;
  const last = spans.at(-1) as WeekSpan;
  // 'Sun–Thu' ends in the week after the one in which it begins.
  const later = last.from < first.from ? minutesOfWeek : 0;
  const thisWeek = weekStart(moment, offsetMinutes);
  const start = [-1, 0]
    .map((weeks) => thisWeek + weeks * minutesOfWeek * minute)
    .find((week) => week + (last.to + later) * minute > moment);
  const week = start ?? thisWeek + minutesOfWeek * minute;
  return {
    from: week + first.from * minute,
    to: week + first.to * minute,
    lastFrom: week + (last.from + later) * minute,
  };
}
