import type { ReactNode } from 'react';
import { timings } from '../../facts/timings.ts';
import { Island } from '../../islands/island.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { linePath, priceWalk } from '../../ui/price-line.ts';
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
      <PriceLine />
      <div className={styles.measure}>
        <div className={styles.words}>
          <p className={styles.label}>{t('hero.label')}</p>
          <Island
            of={Headline}
            on="idle"
            props={{
              opening: t('hero.opening'),
              phrases: [...t('hero.phrases', { returnObjects: true })],
              steady: t('hero.steady'),
              words: { pause: t('hero.pause'), play: t('hero.play') },
              rotatesEvery: timings.headlineRotatesEvery,
              hidesFor: timings.headlineHidesFor,
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

/** Decorative: seeded, never a real price. */
function PriceLine(): ReactNode {
  // Quiet under the words, restless beside them.
  const walk = priceWalk({ seed: 20, points: 150, pull: 0.05 });
  const line = linePath(walk.map((value, index) => value * (0.26 + 0.74 * Math.min(Math.max((index / walk.length - 0.36) / 0.3, 0), 1))), 1440, 300);
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <svg viewBox="0 0 1440 300" preserveAspectRatio="none">
        <linearGradient id="home-line" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.shadeStart} />
          <stop offset="1" className={styles.shadeEnd} />
        </linearGradient>
        <path d={`${line}V300H0Z`} fill="url(#home-line)" />
        <path d={line} className={styles.line} />
      </svg>
    </div>
  );
}
