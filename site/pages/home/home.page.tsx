import type { ReactNode } from 'react';
import { known } from '../../i18n/known.ts';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { RenderedObject } from '../../sections/rendered-object.tsx';
import { ThreeSteps } from '../../sections/three-steps.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Section } from '../../ui/section.tsx';
import { Facts } from './facts.tsx';
import { HomeHero } from './home-hero.tsx';
import { Markets } from './markets.tsx';
import { Payments } from './payments.tsx';
import { Questions } from './questions.tsx';
import { Reasons } from './reasons.tsx';
import { TickerBand } from './ticker-band.tsx';
import styles from './home.module.css';

export default function Home(): ReactNode {
  const t = useWords('home');
  return (
    <div className={styles.home}>
      <HomeHero />
      <Reasons />
      <TickerBand />
      <Section density="dense">
        <div className={`${styles.beside} grid gap-8`}>
          <Markets />
          <ForServed>
            <div>
              <ThreeSteps />
            </div>
          </ForServed>
        </div>
      </Section>
      <Section ground="sunken" density="dense" className="column gap-6">
        <Payments />
        <SwapFree />
      </Section>
      <Facts />
      <ForServed>
        <Section ground="sunken" density="dense" className="column halves gap-6">
          <Questions />
          <div className={`${styles.close} card`}>
            <RenderedObject name="metals" />
            <CallToAction title={t('close.title')} text={t('close.text')} demo />
          </div>
        </Section>
      </ForServed>
    </div>
  );
}

/** The account without overnight interest: for whom, its terms on gold, and where the others are. */
function SwapFree(): ReactNode {
  const t = useWords('home');
  const { links } = useSite();
  return (
    <div className={`notice ${styles.swapFree} grid gap-4 start`}>
      <div className="grid gap-2">
        <h2 className="title" id="swap-free">
          {t('swapFree.title')}
        </h2>
        <p>{t('swapFree.text')}</p>
        <p className="note">
          {t('swapFree.note')}{' '}
          <a href={links.page('accountTypes', 'swap-free')}>{t('swapFree.link')}</a>
        </p>
      </div>
      <Figures of={known(t('swapFree.figures', { returnObjects: true }))} />
    </div>
  );
}
