import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { readHolidayCalendars } from '../../core/content-files/built-in-holidays.ts';
import { serverTime } from '../../core/domain/server-time.ts';
import { clockOf, formatOffsets } from '../../core/specs/clock.ts';
import { marketStateAt, type Market } from '../../core/specs/market-state.ts';
import { formatTurns } from '../../core/specs/market-turns.ts';
import { everyDay, mondayToFriday } from '../../core/specs/market-week.ts';
import { parseTradingHours } from '../../core/specs/trading-hours.ts';
import { dayMs, minuteMs } from '../../core/util/durations.ts';
import { marketWeekOf } from '../../site/content/market-week.ts';
import { instruments } from '../../site/facts/instruments.ts';
import lightLamps from '../../site/pages/account-specs/light-lamps.ts?inline-script';
import lightDots from '../../site/pages/home/light-dots.ts?inline-script';

/**
 * The scripts in the pages repeat the arithmetic of `specs/market-state.ts` in a few lines: here they run as the pages carry
 * them, and must colour each lamp as the state says.
 */

afterEach(() => void vi.useRealTimers());

interface Lamp {
  dataset: Record<string, string>;
  ariaLabel?: string;
}

interface Case {
  name: string;
  market: Market;
  lamp: Lamp;
}

/**
 * Runs an inline script in a document of lamps.
 * @returns lights the lamps as of a moment, as the script does each minute
 */
function runScript(script: string, document: object): (nowMs: number) => void {
  vi.useFakeTimers({ toFake: ['Date'] });
  let light = (): void => expect.unreachable('the script must set an interval');
  runInNewContext(script, {
    Date,
    document,
    location: { search: '' },
    addEventListener() {},
    MutationObserver: class {
      observe(): void {}
    },
    setInterval(callback: () => void) {
      light = callback;
    },
    setTimeout(callback: (...values: unknown[]) => void, _delayMs: number, ...values: unknown[]) {
      callback(...values);
    },
  });
  return (nowMs) => {
    vi.setSystemTime(nowMs);
    light();
  };
}

/** Each quarter of an hour, and the millisecond before, from a date on. */
function* momentsOf(firstDay: string, days: number): Generator<number> {
  const from = Date.parse(firstDay);
  for (let nowMs = from; nowMs < from + days * dayMs; nowMs += 15 * minuteMs)
    yield* [nowMs - 1, nowMs];
}

/** The week in which New York's clock goes back; Thanksgiving with its early closes; Christmas and New Year. */
const moments = [
  ...momentsOf('2026-10-31', 3),
  ...momentsOf('2026-11-26', 3),
  ...momentsOf('2026-12-24', 3),
  ...momentsOf('2026-12-31', 3),
];

/** Moments at which a lamp differs from the state, as '0700.HK 2026-12-24T05:30:00.000Z open'. */
function differences(cases: readonly Case[], light: (nowMs: number) => void): string[] {
  return moments.flatMap((nowMs) => {
    light(nowMs);
    return cases.flatMap(({ name, market, lamp }) => {
      const state = marketStateAt(market, nowMs)?.state ?? 'closed';
      return lamp.dataset['state'] === state && lamp.ariaLabel === `It is ${state}`
        ? []
        : [`${name} ${new Date(nowMs).toISOString()} ${lamp.dataset['state']}`];
    });
  });
}

const labels = { open: 'It is open', closed: 'It is closed' };
const calendars = await readHolidayCalendars('content');

const calendarOf = (name: string): number | 'none' => {
  const index = calendars.findIndex(({ symbols, classes, timeZones }) =>
    [...symbols, ...classes, ...timeZones].includes(name),
  );
  return index === -1 ? 'none' : index;
};

test('no script of the lamps uses Intl, which takes a slow phone 50 ms at its first use', () => {
  for (const script of [lightLamps, lightDots]) expect(script).not.toMatch(/Intl|toLocale/);
});

test('the lamps of the specifications show the state of the market', () => {
  const cases = (
    [
      ['24/7', 'Sat 00:00–00:30', '', 'none', everyDay],
      ['24/7', 'N/A', '', 'none', everyDay],
      ['24/5', '', 'Europe/London', 'Europe/London', mondayToFriday],
      ['Mon 00:05 – Fri 23:55', '23:55–00:05', '', 'forex', mondayToFriday],
      ['Mon 01:00 – Fri 24:00', '00:00–01:00', '', 'US30', mondayToFriday],
      ['Mon–Fri 09:30–16:00', 'N/A', 'America/New_York', 'America/New_York', mondayToFriday],
      ['Mon–Fri 09:30–16:00', '12:00–13:00', 'Asia/Hong_Kong', 'Asia/Hong_Kong', mondayToFriday],
      // Over midnight, and over the weekend.
      [
        'Sun 23:00 – Fri 22:00',
        '22:00–23:00',
        'Australia/Sydney',
        'Australia/Sydney',
        mondayToFriday,
      ],
      ['Mon 09:15 – Sat 03:00', '03:00–09:15', 'Asia/Hong_Kong', 'Asia/Hong_Kong', mondayToFriday],
      ['Mon–Fri 22:00–04:00', '', '', 'futures', mondayToFriday],
    ] as const
  ).map(([hours, breaks, timeZone, calendarName, days]): Case => {
    const { open = [] } = parseTradingHours(hours, breaks, days) ?? {};
    const calendar = calendarOf(calendarName);
    const clock = clockOf(timeZone);
    return {
      name: `${hours} ${timeZone}`,
      market: {
        open,
        clock,
        holidays: calendar === 'none' ? '' : (calendars[calendar]?.days ?? ''),
      },
      lamp: { dataset: { turns: formatTurns(open, timeZone, calendar) ?? '' } },
    };
  });
  // A lamp without turns of its own has those of the one above.
  const last = cases.at(-1)!;
  const repeated = { ...last, lamp: { dataset: { turns: '' } } };
  const all = [...cases, repeated];
  const timeZones = cases.map(({ market }) => market.clock.timeZone);
  const clocks = Object.fromEntries(
    ['', ...timeZones].map((zone) => [zone, formatOffsets(clockOf(zone), '2026-10-01')]),
  );
  const light = runScript(lightLamps, {
    currentScript: {
      parentElement: {
        dataset: { ...labels, query: '' },
        querySelectorAll: () => all.map(({ lamp }) => lamp),
      },
      previousElementSibling: { dataset: { props: JSON.stringify({ calendars, clocks }) } },
    },
  });
  expect(differences(all, light)).toEqual([]);
});

test('the dots of the home card show the state of each instrument', () => {
  const offsets = formatOffsets(serverTime, '2026-10-01');
  const cases = instruments.map((instrument): Case => {
    const { open = [], holidays = '' } =
      marketWeekOf(instrument, { holidayCalendars: calendars, expiriesFrom: '2026-10-01' }) ?? {};
    return {
      name: instrument.symbol,
      market: { open, clock: serverTime, holidays },
      lamp: {
        dataset: { ...labels, turns: formatTurns(open, offsets, 'none') ?? '', holidays },
      },
    };
  });
  // One of each kind.
  const distinct = [...new Map(cases.map((one) => [JSON.stringify(one.lamp), one])).values()];
  const light = runScript(lightDots, { querySelectorAll: () => distinct.map(({ lamp }) => lamp) });
  expect(distinct.length).toBeGreaterThan(5);
  expect(differences(distinct, light)).toEqual([]);
});
