import type { ReactNode } from 'react';
import { tiers } from '../../../core/domain/tiers.ts';
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
      <ProductHero picture={<TradingDay />} arrangement="below" first="conditions" />
      <Quotes ground="sunken" beside />
      <Features look="rows" />
      <ConditionsAndCosts ground="sunken" look="figures" freeItem={{ index: 3, tiers }} />
      <InstrumentBoard />
      <ForServed>
        <Section density="dense">
          <ThreeSteps />
        </Section>
      </ForServed>
    </ProductPage>
  );
}
