import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { readHolidayCalendars } from '../../core/content-files/built-in-holidays.ts';
import { serverTime } from '../../core/domain/server-time.ts';
import { formatOffsets } from '../../core/specs/clock.ts';
import { marketStateAt, type Market } from '../../core/specs/market-state.ts';
import { formatTurns } from '../../core/specs/market-turns.ts';
import { dayMs, minuteMs } from '../../core/util/durations.ts';
import { marketWeekOf } from '../../site/content/market-week.ts';
import { instruments } from '../../site/facts/instruments.ts';
import lightDots from '../../site/pages/home/light-dots.ts?inline-script';

/**
 * The script in the home page repeats the arithmetic of `specs/market-state.ts` in a few lines: here it runs as the page carries
 * it, and must colour each lamp as the state says.
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
