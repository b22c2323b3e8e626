import { memo, type ReactNode } from 'react';
import { fill } from '../../../specs/fill.ts';
import styles from './spec-table.module.css';
import type { SharedHours } from '../../../specs/spec-list.ts';
import type { SpecsWords } from './specs-props.ts';
import type { InstrumentClass } from '../../../contract/instrument-spec.ts';
import { readTradingHours, stateAt } from '../../../specs/trading-hours.ts';
import { tradesEveryDay, type Writing } from '../../../specs/value-text.ts';
import { localTimes, serverTimes, stateText, zoneName } from '../../../specs/hours-text.ts';

interface MarketHoursProps {
  hours: readonly SharedHours[];
  countOf: Readonly<Record<InstrumentClass, number>>;
  server: { zone: string; offsetMinutes: number };
  /** Undefined until the reader's clock is known. */
  clock: { now: number; timeZone: string } | undefined;
  writing: Writing;
  words: SpecsWords;
}

/** When each class trades: on the server's clock and, where there is a script, on the reader's own, with what holds now. */
export const MarketHours = memo(function MarketHours({
  hours,
  countOf,
  server,
  clock,
  writing,
  words,
}: MarketHoursProps): ReactNode {
  const { isolate } = writing;
  const zone = clock ? zoneName(clock.timeZone, clock.now) : '';
  const heads = {
    product: words.hours.class,
    server: fill(words.hours.server, { zone: isolate(server.zone) }),
    local: fill(words.hours.local, { zone: isolate(zone) }),
    state: words.hours.state,
  };
  return (
    <table className={`${styles.table} ${styles.classes}`} role="table">
      <caption className="visually-hidden">{words.hours.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {(Object.keys(heads) as (keyof typeof heads)[]).map((name) => (
            <th
              key={name}
              scope="col"
              role="columnheader"
              className={name === 'local' || name === 'state' ? 'needs-script' : undefined}
            >
              {heads[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {hours.map((shared, index) => {
          const everyDay = tradesEveryDay(shared);
          const read = readTradingHours(shared.tradingHours, shared.dailyBreakTime, everyDay);
          const local = read &&
            clock && { ...clock, moment: clock.now, offsetMinutes: server.offsetMinutes };
          const state = read && clock ? stateAt(read, clock.now, server.offsetMinutes) : undefined;
          return (
            <tr
              key={`${shared.instrumentClass} ${shared.tradingHours} ${shared.dailyBreakTime}`}
              role="row"
            >
              <th scope="row" role="rowheader" className={styles.symbol}>
                <span
                  className={
                    hours[index - 1]?.instrumentClass === shared.instrumentClass
                      ? styles.repeated
                      : undefined
                  }
                >
                  {words.classes[shared.instrumentClass]}
                </span>
                <span className={styles.name}>
                  {namesOf(shared, countOf[shared.instrumentClass], writing, words)}
                </span>
              </th>
              <td role="cell" data-label={heads.server}>
                {read ? (
                  <Times
                    hours={serverTimes(read.hours, writing.words, isolate)}
                    breaks={serverTimes(read.breaks, writing.words, isolate)}
                    breakWord={words.hours.break}
                  />
                ) : (
                  <bdi>{shared.tradingHours}</bdi>
                )}
              </td>
              <td role="cell" data-label={heads.local} className="needs-script">
                {read && local && (
                  <Times
                    hours={localTimes(read.hours, local, everyDay, writing.words, isolate)}
                    breaks={localTimes(read.breaks, local, everyDay, writing.words, isolate)}
                    breakWord={words.hours.break}
                  />
                )}
              </td>
              <td role="cell" data-label={heads.state} className={`${styles.now} needs-script`}>
                <span className={styles.lamp} data-open={state?.open} />
                {state &&
                  clock &&
                  stateText(state, clock.now, clock.timeZone, writing.words, isolate)}
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
      {breaks !== '' && <span className={styles.name}>{fill(breakWord, { times: breaks })}</span>}
    </>
  );
}

/** 'All 62' or 'US30, NAS100, SPX500 and 4 more'. */
function namesOf(
  { count, symbols }: SharedHours,
  ofClass: number,
  { isolate, words: { separator } }: Writing,
  words: SpecsWords,
): string {
  if (count === ofClass && count > symbols.length) return fill(words.hours.all, { number: count });
  const named = symbols.map((symbol) => isolate(symbol)).join(separator);
  return count > symbols.length
    ? fill(words.hours.more, { symbols: named, number: count - symbols.length })
    : named;
}
