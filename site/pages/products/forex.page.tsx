import type { ReactNode } from 'react';
import { Section } from '../../ui/section.tsx';
import { CurrencyMatrix } from './forex/currency-matrix.tsx';
import { Turnover } from './forex/turnover.tsx';
import { InstrumentBoard } from './instrument-board.tsx';
import { ProductHero } from './product-hero.tsx';
import { ConditionsAndCosts, Features, ProductPage, Quotes } from './product-page.tsx';

export default function Forex(): ReactNode {
  return (
    <ProductPage>
      <ProductHero picture={<CurrencyMatrix />} arrangement="beside" first="conditions" />
      <Section ground="sunken">
        <Turnover />
      </Section>
      <ConditionsAndCosts look="figures" freeItem={{ index: 0, tiers: ['standard', 'premium'] }} />
      <InstrumentBoard />
      <Quotes ground="sunken" />
      <Features look="ruled" />
    </ProductPage>
  );
}
