import type { ReactNode } from 'react';
import { timings } from '../../facts/timings.ts';
import { Island } from '../../islands/island.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PriceLineBackdrop } from '../../ui/price-line-backdrop.tsx';
import Headline from './headline.island.tsx';
import { InstrumentCard } from './instrument-card.tsx';
import styles from './home-hero.module.css';

/** The statement, and beside it what it promises: real conditions. A price line runs behind both. */
export function HomeHero(): ReactNode {
  const t = useWords('home');
  const sections = useWords('sections');
  const { links } = useSite();
  return (
    <section className={styles.hero}>
      <PriceLineBackdrop seed={20} />
      <div className={styles.measure}>
        <div className={styles.words}>
          <p className={styles.label}>{t('hero.label')}</p>
          <Island
            of={Headline}
            on="idle"
            props={{
              opening: [t('hero.opening.first'), t('hero.opening.second')],
              phrases: [...t('hero.phrases', { returnObjects: true })],
              steady: t('hero.steady'),
              words: { pause: t('hero.pause'), play: t('hero.play') },
              rotatesEvery: timings.headlineIntervalMs,
              hidesFor: timings.headlineHiddenMs,
            }}
          />
          <p className={styles.lead}>{t('hero.lead')}</p>
          <div className={styles.actions}>
            <ButtonLink href={links.portalRegister} newTab>
              {sections('actions.openAccount')}
            </ButtonLink>
            <ButtonLink href={links.page('accountTypes')} look="quiet">
              {sections('actions.compareAccounts')}
            </ButtonLink>
          </div>
          <p className={styles.note}>{t('hero.note')}</p>
        </div>
        <InstrumentCard />
      </div>
    </section>
  );
}
