import { memo, useEffect, useRef, type ReactNode } from 'react';
import type { InstrumentClass } from '../../../core/domain/instrument-spec.ts';
import { formatWrittenTimes, withCity } from '../../../core/specs/format-hours.ts';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import type { ValueFormat } from '../../../core/specs/format-value.ts';
import type { HoursGroup } from '../../../core/specs/spec-list.ts';
import { tradingHoursOf, type TradingHours } from '../../../core/specs/trading-hours.ts';
import { keysOf } from '../../../core/util/map-keys.ts';
import { followHours, type ClockText } from './follow-hours.ts';
import type { SpecsProps, SpecsWords } from './specs-props.ts';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './spec-table.module.css';

export interface MarketHoursProps {
  hours: readonly HoursGroup[];
  countByClass: Readonly<Record<InstrumentClass, number>>;
  props: SpecsProps;
  valueFormat: ValueFormat;
}

/**
 * When each class trades: on the clock of its hours and, with JavaScript, on the reader's, with the current state. What depends on
 * the time is empty here: `follow-hours.ts` fills it in, with React or without.
 */
export const MarketHours = memo(function MarketHours({
  hours,
  countByClass,
  props,
  valueFormat,
}: MarketHoursProps): ReactNode {
  const { words } = props;
  const table = useRef<HTMLTableElement>(null);
  // Rows that React has just made are empty.
  useEffect(
    () => (table.current ? followHours(table.current, hours, props) : undefined),
    [hours, props],
  );
  const headings = {
    instrumentClass: words.hours.class,
    server: words.hours.server,
    local: words.hours.local,
    state: words.hours.state,
  };
  return (
    <table ref={table} className={`${styles.table} ${styles.classes}`} data-hours>
      <caption className="visually-hidden">{words.hours.title}</caption>
      <thead className={hidden.onPhones}>
        <tr>
          {keysOf(headings).map((name) => (
            <th
              key={name}
              scope="col"
              className={name === 'local' || name === 'state' ? 'needs-script' : undefined}
              data-clock={name === 'local' ? 'zone' : undefined}
              suppressHydrationWarning
            >
              {headings[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((group, index) => {
          const parsed = tradingHoursOf(group);
          return (
            <tr key={`${group.instrumentClass} ${group.symbols[0]}`}>
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
                  <WrittenTimes
                    of={parsed}
                    timeZone={group.timeZone}
                    valueFormat={valueFormat}
                    breakWord={words.hours.break}
                  />
                ) : (
                  <bdi>{[group.tradingHours, group.timeZone].join(' ').trim()}</bdi>
                )}
              </td>
              <td data-label={headings.local} data-clock="zone" className="needs-script">
                <Clock shows="hours" />
                {parsed && parsed.breaks.length > 0 && (
                  <Clock shows="breaks" className={styles.name} />
                )}
              </td>
              <td data-label={headings.state} className={`${styles.now} needs-script`}>
                <Clock shows="lamp" className={styles.lamp} />
                <Clock shows="state" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

/** An element whose text React leaves alone. */
function Clock({
  shows,
  className,
}: {
  shows: ClockText;
  className?: string | undefined;
}): ReactNode {
  return (
    <span data-clock={shows} className={className} suppressHydrationWarning>
      {''}
    </span>
  );
}

function WrittenTimes({
  of: { hours, breaks },
  timeZone,
  valueFormat: { words, locale, isolate },
  breakWord,
}: {
  of: TradingHours;
  timeZone: string;
  valueFormat: ValueFormat;
  breakWord: string;
}): ReactNode {
  return (
    <>
      {withCity(formatWrittenTimes(hours, words, isolate), timeZone, words, locale)}
      {breaks.length > 0 && (
        <span className={styles.name}>
          {formatTemplate(breakWord, { times: formatWrittenTimes(breaks, words, isolate) })}
        </span>
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
