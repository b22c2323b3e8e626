import type { HolidayCalendar } from '../domain/holidays.ts';
import { dayMs } from '../util/durations.ts';
import { keysOf } from '../util/map-keys.ts';

/** When futures contracts end, by the rules of the exchanges that list them. Dates are 'YYYY-MM-DD'. */

interface Rule {
  /** As specifications write it. */
  spelling: string;
  /** Contract months, from January, 1. */
  months: readonly number[];
  /** The exchange's time zone, which names its holidays; undefined if no holiday can fall on these dates. */
  exchange: 'America/New_York' | 'Europe/London' | undefined;
  /** The last trading day of a contract. */
  dateOf: (year: number, month: number, isBusinessDay: IsBusinessDay) => string;
}

type IsBusinessDay = (date: string) => boolean;

const quarterly = [3, 6, 9, 12];
const monthly = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** As `Date.UTC` counts: month 13 is January of the next year, day 0 the last of the month before. */
const dateOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
const weekdayOf = (date: string): number => new Date(date).getUTCDay();
const isWeekday: IsBusinessDay = (date) => weekdayOf(date) % 6 !== 0;

/** The day itself if it is a business day, else the last one before. */
const onOrBefore = (date: string, isBusinessDay: IsBusinessDay): string =>
  isBusinessDay(date) ? date : onOrBefore(addDays(date, -1), isBusinessDay);

const businessDaysBefore = (date: string, count: number, isBusinessDay: IsBusinessDay): string =>
  count === 0
    ? date
    : businessDaysBefore(onOrBefore(addDays(date, -1), isBusinessDay), count - 1, isBusinessDay);

function nthFriday(year: number, month: number, count: number): string {
  const first = dateOf(year, month, 1);
  return addDays(first, ((5 - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
}

const thirdFriday: Rule['dateOf'] = (year, month, isBusinessDay) =>
  onOrBefore(nthFriday(year, month, 3), isBusinessDay);
const thirdLastDayOfMonth: Rule['dateOf'] = (year, month, isBusinessDay) =>
  businessDaysBefore(dateOf(year, month + 1, 1), 3, isBusinessDay);

export const expiryRules = {
  cmeIndices: {
    spelling: 'Third Friday of Mar, Jun, Sep, Dec (CME)',
    months: quarterly,
    exchange: 'America/New_York',
    dateOf: thirdFriday,
  },
  // Until 2160, no holiday of Eurex falls between the 15th and the 21st of these months.
  eurexIndices: {
    spelling: 'Third Friday of Mar, Jun, Sep, Dec (Eurex)',
    months: quarterly,
    exchange: undefined,
    dateOf: thirdFriday,
  },
  // No Japanese holiday falls between the 7th and the 14th of these months.
  nikkei: {
    spelling: 'Business day before the second Friday of Mar, Jun, Sep, Dec (OSE)',
    months: quarterly,
    exchange: undefined,
    dateOf: (year, month, isBusinessDay) =>
      businessDaysBefore(nthFriday(year, month, 2), 1, isBusinessDay),
  },
  gold: {
    spelling: 'Third-last business day of Feb, Apr, Jun, Aug, Oct, Dec (COMEX)',
    months: [2, 4, 6, 8, 10, 12],
    exchange: 'America/New_York',
    dateOf: thirdLastDayOfMonth,
  },
  silver: {
    spelling: 'Third-last business day of Mar, May, Jul, Sep, Dec (COMEX)',
    months: [3, 5, 7, 9, 12],
    exchange: 'America/New_York',
    dateOf: thirdLastDayOfMonth,
  },
  naturalGas: {
    spelling: 'Three business days before the first day of the contract month (NYMEX)',
    months: monthly,
    exchange: 'America/New_York',
    dateOf: (year, month, isBusinessDay) =>
      businessDaysBefore(dateOf(year, month, 1), 3, isBusinessDay),
  },
  wti: {
    spelling: 'Three business days before the 25th of the month before the contract month (NYMEX)',
    months: monthly,
    exchange: 'America/New_York',
    dateOf: (year, month, isBusinessDay) =>
      businessDaysBefore(onOrBefore(dateOf(year, month - 1, 25), isBusinessDay), 3, isBusinessDay),
  },
  brent: {
    spelling: 'Last business day of the second month before the contract month (ICE)',
    months: monthly,
    exchange: 'Europe/London',
    dateOf: (year, month, isBusinessDay) => {
      const last = onOrBefore(dateOf(year, month - 1, 0), isBusinessDay);
      // Not on the business day before New Year's Day.
      return month === 2 ? businessDaysBefore(last, 1, isBusinessDay) : last;
    },
  },
} as const satisfies Record<string, Rule>;

export type ExpiryRule = keyof typeof expiryRules;
const expiryRuleNames = keysOf(expiryRules);

const shownYears = 2;
const addYears = (date: string, years: number): string =>
  `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

/** A calendar names all holidays up to a date if its last is not in an earlier month. */
const reaches = (lastDate: string | undefined, date: string): boolean =>
  lastDate !== undefined && date.slice(0, 7) <= lastDate.slice(0, 7);

/** The rule's expiry dates in the two years from `from` (inclusive), up to the last known holiday. */
export function expiriesOf(
  name: ExpiryRule,
  from: string,
  calendars: readonly HolidayCalendar[],
): string[] {
  const rule: Rule = expiryRules[name];
  const { exchange } = rule;
  const holidays =
    calendars.find(({ timeZones }) => timeZones.some((timeZone) => timeZone === exchange))?.days ??
    [];
  // An early close has a time, so it equals no date: it is a business day.
  const isBusinessDay: IsBusinessDay = (date) => isWeekday(date) && !holidays.includes(date);
  const year = Number(from.slice(0, 4));
  const until = addYears(from, shownYears);
  return [year, year + 1, year + 2, year + 3]
    .flatMap((contractYear) =>
      rule.months.map((month) => rule.dateOf(contractYear, month, isBusinessDay)),
    )
    .filter(
      (date) =>
        date >= from && date < until && (exchange === undefined || reaches(holidays.at(-1), date)),
    );
}

const exchanges = new Set<string | undefined>(
  expiryRuleNames.map((name) => expiryRules[name].exchange),
);

/**
 * The calendars that end too early, in words, with their last date: those of the rules must reach as far as expiries are shown,
 * the others a year ahead, because exchanges publish no more.
 */
export function shortCalendars(calendars: readonly HolidayCalendar[], today: string): string[] {
  return calendars.flatMap(({ symbols, classes, timeZones, days }) => {
    const last = days.at(-1)?.slice(0, 10);
    const years = timeZones.some((timeZone) => exchanges.has(timeZone)) ? shownYears : 1;
    return reaches(last, addYears(today, years))
      ? []
      : [`${[...symbols, ...classes, ...timeZones].join(', ')}: ends on ${last}`];
  });
}
