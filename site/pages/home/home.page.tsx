import type { ReactNode } from 'react';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { MarketObject } from '../../sections/market-object.tsx';
import { ThreeSteps } from '../../sections/three-steps.tsx';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';
import { BrandStrip } from './brand-strip.tsx';
import { Facts } from './facts.tsx';
import { HomeHero } from './home-hero.tsx';
import { Markets } from './markets.tsx';
import { Payments } from './payments.tsx';
import { Questions } from './questions.tsx';
import { Reasons } from './reasons.tsx';
import { SwapFree } from './swap-free.tsx';
import { TickerBand } from './ticker-band.tsx';
import styles from './home.module.css';

export default function Home(): ReactNode {
  const t = useWords('home');
  return (
    <div className={styles.home}>
      <HomeHero />
      <BrandStrip />
      <Reasons />
      <Section ground="sunken" density="dense" labelledBy="markets">
        <Markets />
      </Section>
      <TickerBand />
      <ForServed>
        <Section density="dense">
          <ThreeSteps />
        </Section>
      </ForServed>
      <Payments />
      <SwapFree />
      <Facts />
      <ForServed>
        <Questions />
        <Section density="dense" className={`${styles.close} column halves gap-6`}>
          <CallToAction title={t('close.title')} text={t('close.text')} demo />
          <MarketObject market="metals" />
        </Section>
      </ForServed>
    </div>
  );
}
