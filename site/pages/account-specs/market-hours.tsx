import { memo, type ReactNode } from 'react';
import type { InstrumentClass } from '../../../contract/instrument-spec.ts';
import { keysOf } from '../../../contract/map-keys.ts';
import {
  formatLocalTimes,
  formatMarketState,
  formatServerTimes,
  formatTimeZone,
  type ReaderClock,
} from '../../../specs/format-hours.ts';
import { formatTemplate } from '../../../specs/format-template.ts';
import { tradingDaysOf, type ValueFormat } from '../../../specs/format-value.ts';
import { marketStateAt } from '../../../specs/market-week.ts';
import type { HoursGroup } from '../../../specs/spec-list.ts';
import { parseTradingHours } from '../../../specs/trading-hours.ts';
import type { SpecsWords } from './specs-props.ts';
import styles from './spec-table.module.css';

export interface MarketHoursProps {
  hours: readonly HoursGroup[];
  countByClass: Readonly<Record<InstrumentClass, number>>;
  server: { zone: string; offsetMinutes: number };
  /** Undefined before hydration. */
  clock: ReaderClock | undefined;
  valueFormat: ValueFormat;
  words: SpecsWords;
}

/** When each class trades: on the server's clock and, with JavaScript, on the reader's, with the current state. */
export const MarketHours = memo(function MarketHours({
  hours,
  countByClass,
  server,
  clock,
  valueFormat,
  words,
}: MarketHoursProps): ReactNode {
  const { isolate } = valueFormat;
  const zone = clock ? formatTimeZone(clock.timeZone, clock.nowMs) : '';
  const headings = {
    instrumentClass: words.hours.class,
    server: formatTemplate(words.hours.server, { zone: isolate(server.zone) }),
    local: formatTemplate(words.hours.local, { zone: isolate(zone) }),
    state: words.hours.state,
  };
  return (
    <table className={`${styles.table} ${styles.classes}`}>
      <caption className="visually-hidden">{words.hours.title}</caption>
      <thead className="visually-hidden-on-phones">
        <tr>
          {keysOf(headings).map((name) => (
            <th
              key={name}
              scope="col"
              className={name === 'local' || name === 'state' ? 'needs-script' : undefined}
            >
              {headings[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((group, index) => {
          const parsed = parseTradingHours(
            group.tradingHours,
            group.dailyBreakTime,
            tradingDaysOf(group),
          );
          const localClock = parsed && clock && { ...clock, offsetMinutes: server.offsetMinutes };
          const state =
            parsed && clock ? marketStateAt(parsed, clock.nowMs, server.offsetMinutes) : undefined;
          return (
            <tr key={`${group.instrumentClass} ${group.tradingHours} ${group.dailyBreakTime}`}>
              <th scope="row" className={styles.symbol}>
                <span
                  className={
                    hours[index - 1]?.instrumentClass === group.instrumentClass
                      ? styles.repeated
                      : undefined
                  }
                >
                  {words.classes[group.instrumentClass]}
                </span>
                <span className={styles.name}>
                  {namesOf(group, countByClass[group.instrumentClass], valueFormat, words)}
                </span>
              </th>
              <td data-label={headings.server}>
                {parsed ? (
                  <Times
                    hours={formatServerTimes(parsed.hours, valueFormat.words, isolate)}
                    breaks={formatServerTimes(parsed.breaks, valueFormat.words, isolate)}
                    breakWord={words.hours.break}
                  />
                ) : (
                  <bdi>{group.tradingHours}</bdi>
                )}
              </td>
              <td data-label={headings.local} className="needs-script">
                {parsed && localClock && (
                  <Times
                    hours={formatLocalTimes(parsed.hours, localClock, valueFormat.words, isolate)}
                    breaks={formatLocalTimes(parsed.breaks, localClock, valueFormat.words, isolate)}
                    breakWord={words.hours.break}
                  />
                )}
              </td>
              <td data-label={headings.state} className={`${styles.now} needs-script`}>
                <span className={styles.lamp} data-state={state?.state} />
                {state && clock && formatMarketState(state, clock, valueFormat.words, isolate)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

function Times({
  hours,
  breaks,
  breakWord,
}: {
  hours: string;
  breaks: string;
  breakWord: string;
}): ReactNode {
  return (
    <>
      {hours}
      {breaks !== '' && (
        <span className={styles.name}>{formatTemplate(breakWord, { times: breaks })}</span>
      )}
    </>
  );
}

/** 'All 62' or 'US30, NAS100, SPX500 and 4 more'. */
function namesOf(
  { count, symbols }: HoursGroup,
  classCount: number,
  { isolate, words: { separator } }: ValueFormat,
  words: SpecsWords,
): string {
  if (count === classCount && count > symbols.length)
    return formatTemplate(words.hours.all, { number: count });
  const named = symbols.map((symbol) => isolate(symbol)).join(separator);
  return count > symbols.length
    ? formatTemplate(words.hours.more, { symbols: named, number: count - symbols.length })
    : named;
}
