import type { ReactNode } from 'react';
import { knownText } from '../../i18n/known.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Lead } from '../../ui/lead.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './assurance.module.css';

/** Insurance of client funds, then support and the choice of instruments. */
export function Assurance(): ReactNode {
  const t = useWords('home');
  const { links } = useSite();
  const published = knownText(t('assurance.instruments.text'));
  return (
    <Section labelledBy="assurance">
      <h2 id="assurance" className={`${styles.statement} grid gap-1`}>
        {t('assurance.title')}{' '}
        <span className={`${styles.amount} gold`}>{t('assurance.amount')}</span>
      </h2>
      <div className={styles.text}>
        <Lead>{t('assurance.text')}</Lead>
      </div>
      <div className={`${styles.pair} grid`}>
        <div className={styles.item}>
          <Fold heading={<h3>{t('assurance.support.title')}</h3>}>
            <p>{t('assurance.support.text')}</p>
            <a href={links.page('contact')}>{t('assurance.support.link')}</a>
          </Fold>
        </div>
        <div className={styles.item}>
          <Fold heading={<h3>{t('assurance.instruments.title')}</h3>}>
            {published !== undefined && <p>{published}</p>}
            <a href={links.page('accountSpecs')}>{t('assurance.instruments.link')}</a>
          </Fold>
        </div>
      </div>
    </Section>
  );
}
