import type { ReactNode } from 'react';
import { tiers } from '../../../core/domain/tiers.ts';
import { ExpiryYear } from './futures/expiry-year.tsx';
import { InstrumentBoard } from './instrument-board.tsx';
import { ProductHero } from './product-hero.tsx';
import { ConditionsAndCosts, Features, ProductPage, Quotes } from './product-page.tsx';

export default function Futures(): ReactNode {
  return (
    <ProductPage>
      <ProductHero picture={<ExpiryYear />} arrangement="below" first="quotes" />
      <Features ground="sunken" look="rows" />
      <ConditionsAndCosts look="figures" freeItem={{ index: 0, tiers }} />
      <InstrumentBoard />
      <Quotes ground="sunken" beside />
    </ProductPage>
  );
}
