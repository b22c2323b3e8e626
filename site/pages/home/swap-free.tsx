import type { ReactNode } from 'react';
import { DocumentLink } from '../../sections/document-link.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Label } from '../../ui/label.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './swap-free.module.css';

/** Accounts without overnight interest: what they are, and where to read more. */
export function SwapFree(): ReactNode {
  const t = useWords('home');
  const { links } = useSite();
  return (
    <Section
      ground="night"
      density="dense"
      labelledBy="swap-free"
      className={`${styles.layout} grid`}
    >
      <div className="grid gap-2 start">
        <Label tone="counts">{t('swapFree.label')}</Label>
        <h2 id="swap-free">{t('swapFree.title')}</h2>
      </div>
      <div className="grid gap-6">
        <p>{t('swapFree.text')}</p>
        <p className={`${styles.links} wrap`}>
          <a href={links.page('accountTypes', 'swap-free')}>{t('swapFree.link')}</a>
          <DocumentLink id="swap-free-agreement">{t('swapFree.agreement')}</DocumentLink>
        </p>
      </div>
    </Section>
  );
}
