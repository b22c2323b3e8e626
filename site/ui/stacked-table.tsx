import type { ReactNode } from 'react';
import styles from './stacked-table.module.css';
import hidden from './visually-hidden.module.css';

interface StackedTableProps {
  caption: string;
  /** Headings, the rows' own first. */
  columns: readonly string[];
  /** The first cell heads its row. */
  rows: readonly (readonly ReactNode[])[];
  /** The caller's class for phones, where the headings stay in sight. */
  look?: string | undefined;
}

/** A row for each item; on a phone, a card whose values, two in a line, have their column's heading above them. */
export function StackedTable({ caption, columns, rows, look }: StackedTableProps): ReactNode {
  return (
    <table className={`${styles.table} ${look ?? styles.cards} stacks`}>
      <caption className="note">{caption}</caption>
      <thead className={look === undefined ? hidden.belowTablet : undefined}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells], index) => (
          // The index is the only unique key: another service may give an id twice.
          <tr key={index}>
            <th scope="row">{heading}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]} data-label={columns[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
