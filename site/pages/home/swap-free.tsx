import type { ReactNode } from 'react';
import { useSite, useWords } from '../../site-context.tsx';

/** The account without overnight interest: for whom, and where its terms are. */
export function SwapFree(): ReactNode {
  const t = useWords('home');
  const { links } = useSite();
  return (
    <div className="notice split column gap-3">
      <h2 className="title">{t('swapFree.title')}</h2>
      <p>
        {t('swapFree.text')}{' '}
        <a href={links.page('accountTypes', 'swap-free')}>{t('swapFree.link')}</a>
      </p>
    </div>
  );
}
