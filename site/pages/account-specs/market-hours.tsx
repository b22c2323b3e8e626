import { memo, Suspense, type ReactNode } from 'react';
import type { HolidayCalendar } from '../../../core/domain/holidays.ts';
import {
  formatMarketState,
  formatTimes,
  formatTimeZone,
  withCity,
  type ReaderClock,
} from '../../../core/specs/format-hours.ts';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import type { ValueFormat } from '../../../core/specs/format-value.ts';
import { marketStateOf } from '../../../core/specs/market-state.ts';
import type { Counts, HoursGroup } from '../../../core/specs/spec-list.ts';
import { tradingHoursOf, type TimeRange } from '../../../core/specs/trading-hours.ts';
import { Fold } from '../../ui/fold.tsx';
import type { SpecsWords } from './specs-props.ts';
import { useReaderClock } from './use-reader-clock.ts';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './account-specs.module.css';

interface HoursProps {
  hours: readonly HoursGroup[];
  /** Instruments of each class. */
  counts: Counts;
  calendars: readonly HolidayCalendar[];
  valueFormat: ValueFormat;
  words: SpecsWords;
}

/** When each class trades. Hydrated by itself, after the controls. */
export const HoursSection = memo(function HoursSection(props: HoursProps): ReactNode {
  const { title, note } = props.words.hours;
  return (
    <Suspense>
      <section className={styles.marketHours} aria-labelledby="hours">
        <Fold
          heading={
            <h2 className="h3" id="hours">
              {title}
            </h2>
          }
        >
          <p className="note needs-script">{note}</p>
          <div className={styles.region}>
            <div className={styles.window}>
              <HoursTable {...props} />
            </div>
          </div>
        </Fold>
      </section>
    </Suspense>
  );
});

/** On the clock of the hours and, in the browser, on the visitor's, with the current state. */
function HoursTable({ hours, words, ...shared }: HoursProps): ReactNode {
  const reader = useReaderClock();
  const zone = reader && formatTimeZone(reader.timeZone, reader.nowMs);
  const local = zone
    ? formatTemplate(words.hours.localIn, { zone: shared.valueFormat.isolate(zone) })
    : words.hours.local;
  return (
    <table className={`${styles.table} small ${styles.classes}`} data-hours>
      <caption className="visually-hidden">{words.hours.title}</caption>
      <thead className={hidden.onPhones}>
        <tr>
          <th scope="col">{words.hours.class}</th>
          <th scope="col">{words.hours.server}</th>
          <th scope="col" className="needs-script">
            {local}
          </th>
          <th scope="col" className="needs-script">
            {words.hours.state}
          </th>
        </tr>
      </thead>
      <tbody>
        {hours.map((group) => (
          <HoursRow
            key={`${group.instrumentClass} ${group.symbols[0]}`}
            group={group}
            reader={reader}
            localHeading={local}
            words={words}
            {...shared}
          />
        ))}
      </tbody>
    </table>
  );
}

interface HoursRowProps extends Omit<HoursProps, 'hours'> {
  group: HoursGroup;
  reader: ReaderClock | undefined;
  localHeading: string;
}

function HoursRow({
  group,
  reader,
  localHeading,
  counts,
  calendars,
  valueFormat,
  words,
}: HoursRowProps): ReactNode {
  const { instrumentClass, timeZone, symbols } = group;
  const { isolate, locale } = valueFormat;
  const parsed = tradingHoursOf(group);
  const market =
    reader && marketStateOf({ ...group, symbol: symbols[0] ?? '' }, calendars, reader.nowMs);
  const written = (ranges: readonly TimeRange[]): string =>
    formatTimes(ranges, words.values, isolate);
  const local = (ranges: readonly TimeRange[]): string =>
    reader && parsed
      ? formatTimes(ranges, words.values, isolate, { ...reader, clock: parsed.clock })
      : '';
  const breakIn = (times: string): string => formatTemplate(words.hours.break, { times });
  return (
    <tr>
      <th scope="row" className={styles.symbol}>
        <span>{words.classes[instrumentClass]}</span>
        <span className={`${styles.name} fine`}>
          {namesOf(group, counts[instrumentClass], valueFormat, words)}
        </span>
      </th>
      <td data-label={words.hours.server}>
        {parsed ? (
          <Times
            hours={withCity(written(parsed.hours), timeZone, words.values, locale)}
            breaks={parsed.breaks.length > 0 && breakIn(written(parsed.breaks))}
          />
        ) : (
          <bdi>{`${group.tradingHours} ${timeZone}`.trim()}</bdi>
        )}
      </td>
      <td data-label={localHeading} className="needs-script">
        {parsed && (
          <Times
            hours={local(parsed.hours)}
            breaks={
              // The server's markup has the empty line: nothing moves when it is filled in.
              parsed.breaks.length > 0 && (reader ? breakIn(local(parsed.breaks)) : '')
            }
          />
        )}
      </td>
      <td data-label={words.hours.state} className={`${styles.now} needs-script`}>
        <span className={styles.lamp} data-state={market?.state} />
        <span>{reader && market && formatMarketState(market, reader, words.values, isolate)}</span>
      </td>
    </tr>
  );
}

const Times = ({ hours, breaks }: { hours: string; breaks: string | false }): ReactNode => (
  <>
    <span>{hours}</span>
    {breaks !== false && <span className={`${styles.name} fine`}>{breaks}</span>}
  </>
);

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
