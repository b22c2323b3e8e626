import { memo, Suspense, useMemo, type ReactNode } from 'react';
import type { HolidayCalendar } from '../../../core/domain/holidays.ts';
import {
  tableColumns,
  type Column,
  type ColumnKind,
} from '../../../core/domain/instrument-spec.ts';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import { formatValue, type ValueFormat } from '../../../core/specs/format-value.ts';
import { marketStateOf } from '../../../core/specs/market-state.ts';
import type { ListedInstrument } from '../../../core/specs/spec-list.ts';
import { withSort, type SpecsView } from '../../../core/specs/specs-view.ts';
import { isBlank } from '../../../core/specs/trading-hours.ts';
import type { ProductClass } from '../../facts/instruments.ts';
import type { LinkTo, SpecsWords } from './specs-props.ts';
import { useReaderClock } from './use-reader-clock.ts';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './account-specs.module.css';

const kindClass: Partial<Record<ColumnKind, string | undefined>> = {
  symbol: styles.symbol,
  amount: styles.amount,
  ratio: styles.ratio,
  hours: styles.hours,
  breaks: styles.breaks,
  date: styles.date,
};

interface RowsProps {
  rows: readonly ListedInstrument[];
  calendars: readonly HolidayCalendar[];
  valueFormat: ValueFormat;
  words: SpecsWords;
}

interface SpecTableProps extends RowsProps {
  /** The view of the controls, from which the headings' links start. */
  view: SpecsView;
  /** The rows' view. */
  shownView: SpecsView;
  /** The line below the headings has its colour. */
  market: ProductClass | undefined;
  linkTo: LinkTo;
}

export function SpecTable({
  view,
  shownView: { tier, instrumentClass, sort },
  market,
  linkTo,
  ...shared
}: SpecTableProps): ReactNode {
  const { rows, words } = shared;
  // In one class a column without any value is left out, unless it sorts the rows.
  const columns = useMemo(
    () =>
      tableColumns.filter(
        ({ name }) =>
          instrumentClass === undefined ||
          sort?.column === name ||
          rows.some((row) => !isBlank(row[name])),
      ),
    [instrumentClass, sort, rows],
  );
  const sorted = view.sort?.descending ? 'descending' : 'ascending';
  return (
    <div className={styles.window}>
      <table className={`${styles.table} small ${styles.specs}`}>
        <caption className="visually-hidden">
          {formatTemplate(words.table.caption, { tier: words.tiers[tier].title })}
        </caption>
        {/* The columns stand before the first row has come. */}
        <colgroup className={hidden.onPhones}>
          {columns.map(({ name, kind }) => (
            <col key={name} className={kindClass[kind]} />
          ))}
        </colgroup>
        <thead className={hidden.onPhones} data-product={market}>
          <tr>
            {columns.map(({ name, kind }) => (
              <th
                key={name}
                scope="col"
                aria-sort={view.sort?.column === name ? sorted : undefined}
                // Phones hide the link.
                aria-label={words.table.columns[name]}
                className={kindClass[kind]}
              >
                <a {...linkTo(withSort(view, name))}>{words.table.columns[name]}</a>
              </th>
            ))}
          </tr>
        </thead>
        {/* Hydrated by itself, after the controls. */}
        <Suspense>
          <Rows columns={columns} {...shared} />
        </Suspense>
      </table>
    </div>
  );
}

/** Memoised: a keystroke renders the controls first. */
const Rows = memo(function Rows({
  rows,
  columns,
  calendars,
  valueFormat,
  words,
}: RowsProps & { columns: readonly Column[] }): ReactNode {
  const clock = useReaderClock();
  return (
    <tbody>
      {rows.map((row, index) => {
        const market = clock && marketStateOf(row, calendars, clock.nowMs);
        return (
          <tr key={`${index} ${row.symbol}`}>
            {columns.map((column) =>
              column.kind === 'symbol' ? (
                <th key={column.name} scope="row" className={styles.symbol}>
                  <span className="ltr">{row.symbol}</span>
                  {row.name !== '' && <span className={`${styles.name} fine`}>{row.name}</span>}
                </th>
              ) : (
                <ValueCell
                  key={column.name}
                  row={row}
                  column={column}
                  state={market?.state}
                  valueFormat={valueFormat}
                  words={words}
                />
              ),
            )}
          </tr>
        );
      })}
    </tbody>
  );
});

interface ValueCellProps extends Pick<RowsProps, 'valueFormat' | 'words'> {
  row: ListedInstrument;
  column: Column;
  /** Undefined if it is not known, or not yet. */
  state: 'open' | 'closed' | undefined;
}

function ValueCell({
  row,
  column,
  state,
  valueFormat,
  words: { table },
}: ValueCellProps): ReactNode {
  const { kind } = column;
  const text = formatValue(row, column, valueFormat);
  const look = [
    kindClass[kind],
    // A blank cell: out of sight on phones, but still in its column for screen readers.
    text === valueFormat.words.none && `${styles.without} ${hidden.onPhones}`,
  ];
  return (
    <td className={look.filter(Boolean).join(' ')} data-label={table.columns[column.name]}>
      {kind === 'hours' && (
        <span
          className={`${styles.lamp} needs-script`}
          data-state={state}
          role={state && 'img'}
          aria-label={state && table[state]}
        />
      )}
      <span>{text}</span>
      {kind === 'ratio' && (
        // Opens the row on a phone.
        <details className="unfolds">
          <summary
            aria-label={formatTemplate(table.values, {
              symbol: valueFormat.isolate(row.symbol),
            })}
          />
        </details>
      )}
    </td>
  );
}
