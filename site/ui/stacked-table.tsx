import type { ReactNode } from 'react';
import styles from './stacked-table.module.css';
import hidden from './visually-hidden.module.css';

interface StackedTableProps {
  caption: string;
  /** Headings, the rows' own first. */
  columns: readonly string[];
  /** The first cell heads its row. */
  rows: readonly (readonly ReactNode[])[];
  className?: string | undefined;
}

/** A row for each item; on a phone, a card whose values, two in a line, have their column's heading above them. */
export function StackedTable({
  caption,
  columns,
  rows,
  className = '',
}: StackedTableProps): ReactNode {
  return (
    <table className={`${styles.table} ${className} stacks`}>
      <caption className="note">{caption}</caption>
      <thead className={hidden.belowTablet}>
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
