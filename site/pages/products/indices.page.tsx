import type { ReactNode } from 'react';
import { tiers } from '../../../core/domain/tiers.ts';
import showTimeOnDial from '../../behaviours/trading-day.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { ThreeSteps } from '../../sections/three-steps.tsx';
import { Section } from '../../ui/section.tsx';
import { TradingDay } from './indices/trading-day.tsx';
import { InstrumentBoard } from './instrument-board.tsx';
import { ProductHero } from './product-hero.tsx';
import { ConditionsAndCosts, Features, ProductPage, Quotes } from './product-page.tsx';

export default function Indices(): ReactNode {
  return (
    <ProductPage>
      <Enhanced by={showTimeOnDial} on="visible">
        <ProductHero picture={<TradingDay />} arrangement="drawing" />
      </Enhanced>
      <ConditionsAndCosts ground="sunken" freeItem={{ index: 3, tiers }} />
      <InstrumentBoard />
      <Features />
      <Quotes ground="sunken" />
      <ForServed>
        <Section density="dense">
          <ThreeSteps />
        </Section>
      </ForServed>
    </ProductPage>
  );
}
