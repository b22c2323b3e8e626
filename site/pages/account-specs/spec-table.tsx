import { memo, type ReactNode } from 'react';
import { columnsByTier, type Column, type ColumnKind } from '../../../contract/instrument-spec.ts';
import type { Tier } from '../../../contract/tiers.ts';
import { formatTemplate } from '../../../specs/format-template.ts';
import {
  repeatedColumns,
  tradingDaysOf,
  formatValue,
  type ValueFormat,
} from '../../../specs/format-value.ts';
import { marketStateAt, type MarketState } from '../../../specs/market-week.ts';
import type { ListedInstrument } from '../../../specs/spec-list.ts';
import { formatView, withSort, type SpecsView } from '../../../specs/specs-view.ts';
import { parseTradingHours } from '../../../specs/trading-hours.ts';
import type { SpecsWords } from './specs-props.ts';
import type { FollowLink } from './use-follow-link.ts';
import styles from './spec-table.module.css';

const kindClass: Record<ColumnKind, string | undefined> = {
  symbol: styles.symbol,
  amount: styles.amount,
  ratio: styles.ratio,
  hours: styles.hours,
  breaks: styles.breaks,
  date: styles.date,
};

/** Rows of one `<tbody>`: removing a whole one on a keystroke is faster than removing its rows one by one. */
const rowsPerBody = 20;

interface SpecTableProps {
  tier: Tier;
  /** The view that the headings' links start from: it follows typing after a pause. */
  urlView: SpecsView;
  rows: readonly ListedInstrument[];
  zone: string;
  offsetMinutes: number;
  /** Undefined before hydration. */
  nowMs: number | undefined;
  valueFormat: ValueFormat;
  words: SpecsWords;
  pageUrl: string;
  onFollow: FollowLink;
}

export function SpecTable({
  tier,
  urlView,
  rows,
  zone,
  offsetMinutes,
  nowMs,
  valueFormat,
  words,
  pageUrl,
  onFollow,
}: SpecTableProps): ReactNode {
  const columns = columnsByTier[tier];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        {formatTemplate(words.table.caption, { tier: words.tiers[tier].title, zone })}
      </caption>
      <Headings
        columns={columns}
        urlView={urlView}
        words={words}
        pageUrl={pageUrl}
        onFollow={onFollow}
      />
      {Array.from({ length: Math.ceil(rows.length / rowsPerBody) }, (_, body) => (
        <tbody key={body}>
          {rows.slice(body * rowsPerBody, (body + 1) * rowsPerBody).map((instrument, bodyIndex) => {
            const { row } = instrument;
            const index = body * rowsPerBody + bodyIndex;
            const hours =
              nowMs === undefined
                ? undefined
                : parseTradingHours(
                    row.tradingHours,
                    row.dailyBreakTime,
                    tradingDaysOf(instrument),
                  );
            return (
              <Row
                // By position: re-rendering rows in place is cheaper than moving them.
                key={index}
                instrument={instrument}
                repeated={repeatedColumns(row, rows[index - 1]?.row, columns)}
                state={
                  hours && nowMs !== undefined
                    ? marketStateAt(hours, nowMs, offsetMinutes)?.state
                    : undefined
                }
                columns={columns}
                valueFormat={valueFormat}
                words={words}
              />
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

type HeadingsProps = Pick<SpecTableProps, 'urlView' | 'words' | 'pageUrl' | 'onFollow'> & {
  columns: readonly Column[];
};

const Headings = memo(function Headings({
  columns,
  urlView,
  words,
  pageUrl,
  onFollow,
}: HeadingsProps): ReactNode {
  return (
    <thead>
      <tr>
        {columns.map(({ name, kind }) => {
          const sorted =
            urlView.sort?.column === name
              ? urlView.sort.descending
                ? 'descending'
                : 'ascending'
              : undefined;
          return (
            <th key={name} scope="col" aria-sort={sorted} className={kindClass[kind]}>
              <a
                href={pageUrl + formatView(withSort(urlView, name))}
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
  state: MarketState['state'] | undefined;
  columns: readonly Column[];
  valueFormat: ValueFormat;
  words: SpecsWords;
}

const Row = memo(function Row({
  instrument,
  repeated,
  state,
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
          text === valueFormat.words.none && `${styles.without} visually-hidden-on-phones`,
        ];
        return (
          <td
            key={name}
            className={look.filter(Boolean).join(' ')}
            data-label={words.table.columns[name]}
          >
            {kind === 'hours' ? <Lamp state={state} words={words} /> : null}
            {text}
          </td>
        );
      })}
    </tr>
  );
});

/** A coloured dot. It takes up its space before the state is known, so that nothing moves, and is never announced. */
function Lamp({
  state,
  words,
}: {
  state: MarketState['state'] | undefined;
  words: SpecsWords;
}): ReactNode {
  return (
    <span
      className={`${styles.lamp} needs-script`}
      data-state={state}
      {...(state === undefined ? {} : { role: 'img', 'aria-label': words.table[state] })}
    />
  );
}
