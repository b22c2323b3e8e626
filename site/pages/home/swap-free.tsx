import type { ReactNode } from 'react';
import { useSite, useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

/** The account without overnight interest: for whom, and where its terms are. */
export function SwapFree(): ReactNode {
  const t = useWords('home');
  const { links } = useSite();
  return (
    <Section ground="night" density="dense" labelledBy="swap-free" className="grid gap-3">
      <h2 id="swap-free">{t('swapFree.title')}</h2>
      <p className="reading">
        {t('swapFree.text')}{' '}
        <a href={links.page('accountTypes', 'swap-free')}>{t('swapFree.link')}</a>
      </p>
    </Section>
  );
}
