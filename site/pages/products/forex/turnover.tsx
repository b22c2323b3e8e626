import type { ReactNode } from 'react';
import { useWords } from '../../../site-context.tsx';

/** The size of the currency market, with the survey's source and date. */
export function Turnover(): ReactNode {
  const t = useWords('forex');
  return (
    <div className="grid gap-3">
      <h3 className="h3">
        <span className="figure">{t('turnover.figure')}</span>
        {` ${t('turnover.title')}`}
      </h3>
      <p>{t('turnover.text')}</p>
      <p className="note">{t('turnover.source')}</p>
    </div>
  );
}
