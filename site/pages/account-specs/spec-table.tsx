import { memo, type MouseEvent, type ReactNode } from 'react';
import { fill } from '../../../specs/fill.ts';
import styles from './spec-table.module.css';
import type { Tier } from '../../../contract/instrument-spec.ts';
import { columnsByTier, type Column } from '../../../contract/instrument-spec.ts';
import type { ShownRow } from '../../../specs/spec-list.ts';
import type { SpecsWords } from './specs-props.ts';
import { searchOf, withSort, type View } from '../../../specs/spec-view.ts';
import { readTradingHours, stateAt } from '../../../specs/trading-hours.ts';
import {
  repeatedColumns,
  tradesEveryDay,
  writeValue,
  type Writing,
} from '../../../specs/value-text.ts';

/** Rows of one part of the table: what a keystroke takes away goes by parts. */
const groupSize = 20;

interface SpecTableProps {
  tier: Tier;
  /** The view that the heads' links lead on from; it follows typing after a pause. */
  settled: View;
  rows: readonly ShownRow[];
  zone: string;
  offsetMinutes: number;
  /** Undefined until the reader's clock is known. */
  now: number | undefined;
  writing: Writing;
  words: SpecsWords;
  address: string;
  onFollow: Follow;
}

/** Follows a link within this page, from the view that holds now. */
export type Follow = (event: MouseEvent, change: (view: View) => View) => void;

/** Roles are written out because the phone's layout takes them away from a table's elements in some browsers. */
export function SpecTable({
  tier,
  settled,
  rows,
  zone,
  offsetMinutes,
  now,
  writing,
  words,
  address,
  onFollow,
}: SpecTableProps): ReactNode {
  const columns = columnsByTier[tier];
  return (
    <table className={styles.table} role="table">
      <caption className="visually-hidden">
        {fill(words.table.caption, { tier: words.tiers[tier].title, zone })}
      </caption>
      <Heads
        columns={columns}
        settled={settled}
        words={words}
        address={address}
        onFollow={onFollow}
      />
      {Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, group) => (
        <tbody key={group} role="rowgroup">
          {rows.slice(group * groupSize, (group + 1) * groupSize).map((shown, place) => {
            const { row } = shown;
            const index = group * groupSize + place;
            const hours =
              now === undefined
                ? undefined
                : readTradingHours(row.tradingHours, row.dailyBreakTime, tradesEveryDay(shown));
            return (
              <Row
                // Rows are drawn anew in their places: cheaper than moving them about.
                key={index}
                shown={shown}
                repeated={repeatedColumns(row, rows[index - 1]?.row, columns)}
                open={
                  hours && now !== undefined ? stateAt(hours, now, offsetMinutes)?.open : undefined
                }
                columns={columns}
                writing={writing}
                words={words}
              />
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

type HeadsProps = Pick<SpecTableProps, 'settled' | 'words' | 'address' | 'onFollow'> & {
  columns: readonly Column[];
};

const Heads = memo(function Heads({
  columns,
  settled,
  words,
  address,
  onFollow,
}: HeadsProps): ReactNode {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ name, kind }) => {
          const sorted =
            settled.sort?.column === name
              ? settled.sort.descending
                ? 'descending'
                : 'ascending'
              : undefined;
          return (
            <th
              key={name}
              scope="col"
              role="columnheader"
              aria-sort={sorted}
              className={styles[kind]}
            >
              <a
                href={address + searchOf(withSort(settled, name))}
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
  shown: ShownRow;
  /** '1' for each column whose value is that of the row above. */
  repeated: string;
  open: boolean | undefined;
  columns: readonly Column[];
  writing: Writing;
  words: SpecsWords;
}

const Row = memo(function Row({
  shown,
  repeated,
  open,
  columns,
  writing,
  words,
}: RowProps): ReactNode {
  return (
    <tr role="row">
      {columns.map((column, index) => {
        const { name, kind } = column;
        if (kind === 'symbol') {
          return (
            <th key={name} scope="row" role="rowheader" className={styles.symbol}>
              <span className="ltr">{shown.row.symbol}</span>
              {shown.name !== '' && <span className={styles.name}>{shown.name}</span>}
            </th>
          );
        }
        const text = writeValue(shown, column, writing);
        const look = [
          styles[kind],
          repeated[index] === '1' && styles.repeated,
          text === writing.words.none && styles.without,
        ];
        return (
          <td
            key={name}
            role="cell"
            className={look.filter(Boolean).join(' ')}
            data-label={words.table.columns[name]}
          >
            {kind === 'hours' ? <State open={open} words={words} /> : null}
            {text}
          </td>
        );
      })}
    </tr>
  );
});

/** A lamp; its place is kept until the time is known, and it is never announced. */
function State({ open, words }: { open: boolean | undefined; words: SpecsWords }): ReactNode {
  return (
    <span
      className={`${styles.lamp} needs-script`}
      data-open={open}
      {...(open === undefined
        ? {}
        : { role: 'img', 'aria-label': open ? words.table.open : words.table.closed })}
    />
  );
}
