import { memo, Suspense, useMemo, type ReactNode } from 'react';
import { holidayCalendarOf, type HolidayCalendar } from '../../../core/domain/holidays.ts';
import {
  columnsByTier,
  type Column,
  type ColumnKind,
} from '../../../core/domain/instrument-spec.ts';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import {
  formatValue,
  repeatedColumns,
  type ValueFormat,
} from '../../../core/specs/format-value.ts';
import { formatTurns } from '../../../core/specs/market-turns.ts';
import type { ListedInstrument } from '../../../core/specs/spec-list.ts';
import { withSort, type SpecsView } from '../../../core/specs/specs-view.ts';
import { isBlank, tradingHoursOf } from '../../../core/specs/trading-hours.ts';
import type { ProductClass } from '../../facts/instruments.ts';
import type { SpecsProps, SpecsWords, ViewHref } from './specs-props.ts';
import type { FollowLink } from './use-follow-link.ts';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './spec-table.module.css';

const kindClass: Record<ColumnKind, string | undefined> = {
  symbol: styles.symbol,
  amount: styles.amount,
  ratio: styles.ratio,
  hours: styles.hours,
  breaks: styles.breaks,
  date: styles.date,
  timeZone: undefined,
};

/** Rows of one `<tbody>`: removing a whole one on a keystroke is faster than removing its rows one by one. */
const rowsPerBody = 20;

interface SpecTableProps {
  /** What the rows are of: it follows a choice in a transition. */
  view: SpecsView;
  /** The view that the headings' links start from: it follows typing after a pause. */
  urlView: SpecsView;
  /** The line below the headings has its colour, which is set no higher up: every cell would inherit it, and be restyled. */
  market: ProductClass | undefined;
  rows: readonly ListedInstrument[];
  /** How many of the rows to render. */
  renderedRows: number;
  calendars: readonly HolidayCalendar[];
  clocks: SpecsProps['clocks'];
  valueFormat: ValueFormat;
  words: SpecsWords;
  hrefOf: ViewHref;
  onFollow: FollowLink;
}

export function SpecTable({
  view: { tier, instrumentClass, sort },
  urlView,
  market,
  words,
  hrefOf,
  onFollow,
  ...rows
}: SpecTableProps): ReactNode {
  const columns = useMemo(
    () => columnsToShow(columnsByTier[tier], rows.rows, { instrumentClass, sort }),
    [tier, rows.rows, instrumentClass, sort],
  );
  return (
    <table className={`${styles.table} ${styles.specs}`}>
      <caption className="visually-hidden">
        {formatTemplate(words.table.caption, { tier: words.tiers[tier].title })}
      </caption>
      <Headings
        columns={columns}
        urlView={urlView}
        market={market}
        words={words}
        hrefOf={hrefOf}
        onFollow={onFollow}
      />
      <Bodies columns={columns} words={words} {...rows} />
    </table>
  );
}

/** In one class a column without any value is left out, unless it sorts the rows. */
function columnsToShow(
  columns: readonly Column[],
  rows: readonly ListedInstrument[],
  { instrumentClass, sort }: Pick<SpecsView, 'instrumentClass' | 'sort'>,
): readonly Column[] {
  if (instrumentClass === undefined) return columns;
  return columns.filter(
    ({ name }) => sort?.column === name || rows.some(({ row }) => !isBlank(row[name])),
  );
}

type BodiesProps = Pick<
  SpecTableProps,
  'rows' | 'renderedRows' | 'calendars' | 'clocks' | 'valueFormat' | 'words'
> & {
  columns: readonly Column[];
};

/**
 * Each body is hydrated by itself, after the controls. Memoised, because React hydrates at once what is rendered again before.
 */
const Bodies = memo(function Bodies({ rows, renderedRows, ...shared }: BodiesProps): ReactNode {
  const bodies = useMemo(() => chunk(rows, rowsPerBody), [rows]);
  return bodies.map((body, index) => {
    const count = Math.min(body.length, renderedRows - index * rowsPerBody);
    return count > 0 ? (
      // By position, as the rows: re-rendering in place is cheaper than moving.
      <Suspense key={index}>
        <Body instruments={body} count={count} above={bodies[index - 1]?.at(-1)} {...shared} />
      </Suspense>
    ) : null;
  });
});

type BodyProps = Pick<SpecTableProps, 'calendars' | 'clocks' | 'valueFormat' | 'words'> & {
  instruments: readonly ListedInstrument[];
  /** How many of them to render. */
  count: number;
  /** The last instrument of the body before. */
  above: ListedInstrument | undefined;
  columns: readonly Column[];
};

const Body = memo(function Body({
  instruments,
  count,
  above,
  columns,
  calendars,
  clocks,
  ...shared
}: BodyProps): ReactNode {
  const turnsOf = (instrument: ListedInstrument): string | undefined =>
    formatTurnsOf(instrument, calendars, clocks);
  return (
    <tbody>
      {instruments.slice(0, count).map((instrument, index) => {
        const previous = instruments[index - 1] ?? above;
        const turns = turnsOf(instrument);
        return (
          <Row
            key={index}
            instrument={instrument}
            repeated={repeatedColumns(instrument.row, previous?.row, columns)}
            turns={previous && turns === turnsOf(previous) && turns !== undefined ? '' : turns}
            columns={columns}
            {...shared}
          />
        );
      })}
    </tbody>
  );
});

type HeadingsProps = Pick<
  SpecTableProps,
  'urlView' | 'market' | 'words' | 'hrefOf' | 'onFollow'
> & {
  columns: readonly Column[];
};

const Headings = memo(function Headings({
  columns,
  urlView,
  market,
  words,
  hrefOf,
  onFollow,
}: HeadingsProps): ReactNode {
  return (
    <thead className={hidden.onPhones} data-product={market}>
      <tr>
        {columns.map(({ name, kind }) => {
          const sorted =
            urlView.sort?.column === name
              ? urlView.sort.descending
                ? 'descending'
                : 'ascending'
              : undefined;
          return (
            <th
              key={name}
              scope="col"
              aria-sort={sorted}
              // Phones hide the link.
              aria-label={words.table.columns[name]}
              className={kindClass[kind]}
            >
              <a
                href={hrefOf(withSort(urlView, name))}
                data-replay=""
                onClick={(event) => onFollow(event, (view) => withSort(view, name))}
              >
                {words.table.columns[name]}
              </a>
            </th>
          );
        })}
      </tr>
    </thead>
  );
});

interface RowProps {
  instrument: ListedInstrument;
  /** See `repeatedColumns`. */
  repeated: string;
  /** See `Lamp`. */
  turns: string | undefined;
  columns: readonly Column[];
  valueFormat: ValueFormat;
  words: SpecsWords;
}

const Row = memo(function Row({
  instrument,
  repeated,
  turns,
  columns,
  valueFormat,
  words,
}: RowProps): ReactNode {
  const repeatedNames = repeated.split(' ');
  return (
    <tr>
      {columns.map((column) => {
        const { name, kind } = column;
        if (kind === 'symbol') {
          return (
            <th key={name} scope="row" className={styles.symbol}>
              <span className="ltr">{instrument.row.symbol}</span>
              {instrument.name !== '' && <span className={styles.name}>{instrument.name}</span>}
            </th>
          );
        }
        const text = formatValue(instrument, column, valueFormat);
        const look = [
          kindClass[kind],
          repeatedNames.includes(name) && styles.repeated,
          // A blank cell: out of sight on phones, but still in its column for screen readers.
          text === valueFormat.words.none && `${styles.without} ${hidden.onPhones}`,
        ];
        return (
          <td
            key={name}
            className={look.filter(Boolean).join(' ')}
            data-label={words.table.columns[name]}
          >
            {kind === 'hours' ? <Lamp turns={turns} /> : null}
            {text}
            {kind === 'ratio' && (
              <details
                // Another instrument's is closed.
                key={instrument.row.symbol}
                className={styles.opener}
              >
                <summary
                  aria-label={formatTemplate(words.table.values, {
                    symbol: valueFormat.isolate(instrument.row.symbol),
                  })}
                />
              </details>
            )}
          </td>
        );
      })}
    </tr>
  );
});

function formatTurnsOf(
  { row, instrumentClass }: ListedInstrument,
  calendars: readonly HolidayCalendar[],
  clocks: SpecsProps['clocks'],
): string | undefined {
  const stated = { ...row, instrumentClass };
  const hours = tradingHoursOf(stated);
  const calendar = holidayCalendarOf(calendars, stated);
  // A list can be newer than the page, and have a zone that the page does not know.
  if (!hours || calendar === undefined || !(row.timeZone in clocks)) return undefined;
  return formatTurns(hours.open, row.timeZone, calendar);
}

/**
 * A dot that `light-lamps.ts` colours. It takes up its space before, so that nothing moves, and is never announced.
 * @param turns '' for those of the row above: the page contains many rows
 */
function Lamp({ turns }: { turns: string | undefined }): ReactNode {
  return (
    <span
      // Another element: what the script noted on the last one does not apply.
      key={turns === undefined ? 'unknown' : 'known'}
      className={`${styles.lamp} needs-script`}
      data-turns={turns}
      role={turns === undefined ? undefined : 'img'}
      suppressHydrationWarning
    />
  );
}

function chunk<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
