import type { ReactNode } from 'react';
import { useWords } from '../site-context.tsx';
import styles from './disclaimer.module.css';

/** What a reader must know before acting on market information. Body size: it is not small print. */
export function Disclaimer({ text }: { text: string }): ReactNode {
  const t = useWords('sections');
  return (
    <aside className={styles.disclaimer} aria-labelledby="disclaimer">
      <h2 id="disclaimer">{t('disclaimer.title')}</h2>
      <p>{text}</p>
    </aside>
  );
}
