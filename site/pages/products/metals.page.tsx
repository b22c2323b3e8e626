import type { ReactNode } from 'react';
import { InstrumentBoard } from './instrument-board.tsx';
import { ContractCubes } from './metals/contract-cubes.tsx';
import { ProductHero } from './product-hero.tsx';
import { ConditionsAndCosts, Features, ProductPage, Quotes } from './product-page.tsx';

export default function Metals(): ReactNode {
  return (
    <ProductPage>
      <ProductHero picture={<ContractCubes />} arrangement="below" ground="night" first="quotes" />
      <ConditionsAndCosts look="figures" freeItem={{ index: 0, tiers: ['standard', 'premium'] }} />
      <InstrumentBoard />
      <Features ground="sunken" look="boxed" />
      <Quotes beside />
    </ProductPage>
  );
}
