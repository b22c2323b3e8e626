import type { ReactNode } from 'react';
import styles from './term-list.module.css';

interface TermListProps {
  /** In `rows`, a text is beside its term where there is room; in `columns`, below it. */
  look?: 'rows' | 'columns';
  entries: readonly { term: ReactNode; text: ReactNode }[];
}

/** Terms, each with its text. */
export function TermList({ look = 'rows', entries }: TermListProps): ReactNode {
  return (
    <dl className={`grid start ruled ${styles[look]}`}>
      {entries.map(({ term, text }, index) => (
        <div key={index}>
          <dt className="strong">{term}</dt>
          <dd className="soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
