import { classOf, type SpecRow } from '../../core/domain/instrument-spec.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { formatClockTime, parseClockTime } from '../../core/specs/clock-time.ts';
import { parseContractSize } from '../../core/specs/format-value.ts';
import { mergeSpans, workingWeekSpans } from '../../core/specs/market-week.ts';
import { tradingHoursOf } from '../../core/specs/trading-hours.ts';
import { minutesPerDay } from '../../core/util/durations.ts';
import { readRatio } from '../conditions/read-text.ts';
import { instruments, type Instrument } from '../facts/instruments.ts';

type Sessions = Instrument['sessions'];

export const daySpansOf = (sessions: Sessions): { from: number; to: number }[] =>
  sessions.map(([opens, closes]) => ({
    from: parseClockTime(opens),
    to: parseClockTime(closes),
  }));

/** A day in the middle of the week. */
const wednesday = { from: 2 * minutesPerDay, to: 3 * minutesPerDay };

/** A row's hours as sessions that recur from Monday to Friday, in server time; none if they are anything else. */
function sessionsOf(row: SpecRow): Sessions {
  if (row.timeZone !== '') return [];
  const hours = tradingHoursOf({ ...row, instrumentClass: classOf(row.products) });
  if (!hours) return [];
  const sessions = hours.open
    .filter(({ from, to }) => from < wednesday.to && to > wednesday.from)
    .map(
      ({ from, to }) =>
        [
          formatClockTime(Math.max(from, wednesday.from) - wednesday.from),
          formatClockTime(Math.min(to, wednesday.to) - wednesday.from),
        ] as const,
    );
  const recurring = mergeSpans(workingWeekSpans(daySpansOf(sessions)));
  return JSON.stringify(recurring) === JSON.stringify(hours.open) ? sessions : [];
}

/** A size in another unit than the instrument's is not understood. */
function sizeOf(row: SpecRow, { unit }: Instrument): number | undefined {
  const size = parseContractSize(row.contractSize);
  return (size?.unit ?? 'baseCurrency') === unit ? size?.amount : undefined;
}

function withConditionsOf(rows: readonly SpecRow[]): readonly Instrument[] {
  const bySymbol = new Map(rows.map((row) => [row.symbol, row]));
  return instruments.map((instrument) => {
    const row = bySymbol.get(instrument.symbol);
    if (!row) return instrument;
    return {
      ...instrument,
      contractSize: sizeOf(row, instrument) ?? instrument.contractSize,
      leverage: readRatio(row.leverage) ?? instrument.leverage,
      sessions: sessionsOf(row),
    };
  });
}

const published = new WeakMap<readonly SpecRow[], readonly Instrument[]>();

/**
 * The instruments that the site names, with the conditions that the Standard account's specifications state. A size or leverage
 * that cannot be read, or an instrument without specifications, stays as `site/facts/instruments.ts` has it; hours that are not
 * the same from Monday to Friday in server time are left out.
 */
export function publishedInstruments({
  specs: { standard },
}: Pick<SiteContent, 'specs'>): readonly Instrument[] {
  if (standard.state !== 'ready') return instruments;
  const known = published.get(standard.value) ?? withConditionsOf(standard.value);
  published.set(standard.value, known);
  return known;
}

/** @throws for a symbol that the site does not name */
export function publishedInstrument(
  content: Pick<SiteContent, 'specs'>,
  symbol: string,
): Instrument {
  const instrument = publishedInstruments(content).find((candidate) => candidate.symbol === symbol);
  if (!instrument) throw new Error(`There is no instrument '${symbol}'`);
  return instrument;
}
