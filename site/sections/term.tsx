import type { ReactNode } from 'react';
import type { TermId } from '../facts/glossary-terms.ts';
import { useSite } from '../site-context.tsx';
import styles from './term.module.css';

/** A word of a text, linked to what the glossary says of it. */
export function Term({ id, children }: { id: TermId; children: ReactNode }): ReactNode {
  const { links } = useSite();
  return (
    <a href={links.page('glossary', id)} className={styles.term}>
      {children}
    </a>
  );
}
