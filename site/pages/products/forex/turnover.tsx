import type { ReactNode } from 'react';
import { useWords } from '../../../site-context.tsx';
import styles from './turnover.module.css';

/** The size of the currency market, with the survey's source and date. */
export function Turnover(): ReactNode {
  const t = useWords('forex');
  return (
    <div className={`${styles.turnover} grid gap-8`}>
      <h2>
        <span className={`${styles.figure} gold`}>{t('turnover.figure')}</span>
        {` ${t('turnover.title')}`}
      </h2>
      <div className={`${styles.text} grid gap-4`}>
        <p>{t('turnover.text')}</p>
        <p className="note">{t('turnover.source')}</p>
      </div>
    </div>
  );
}
