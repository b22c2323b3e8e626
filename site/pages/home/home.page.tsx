import type { ReactNode } from 'react';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';
import { Assurance } from './assurance.tsx';
import { BrandStrip } from './brand-strip.tsx';
import { Facts } from './facts.tsx';
import { HomeHero } from './home-hero.tsx';
import { Payments } from './payments.tsx';
import { Services } from './services.tsx';
import { SwapFree } from './swap-free.tsx';
import { TickerBand } from './ticker-band.tsx';
import styles from './home.module.css';
import priceLine from './price-line.module.css';

export default function Home(): ReactNode {
  const t = useWords('home');
  return (
    <div className={styles.home}>
      <HomeHero />
      <TickerBand />
      <Services />
      <Facts />
      <Assurance />
      <SwapFree />
      <BrandStrip />
      <Payments />
      <ForServed>
        <div className={styles.close}>
          <div className={priceLine.backdrop} aria-hidden="true" />
          <Section>
            <CallToAction title={t('close.title')} text={t('close.text')} />
          </Section>
        </div>
      </ForServed>
    </div>
  );
}
