import type { ReactNode } from 'react';
import styles from './term-list.module.css';

interface TermListProps {
  entries: readonly { term: string; text: ReactNode }[];
}

/** Terms, each with a text beside it. */
export function TermList({ entries }: TermListProps): ReactNode {
  return (
    <dl className={styles.terms}>
      {entries.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
