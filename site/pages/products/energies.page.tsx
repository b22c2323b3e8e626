import type { ReactNode } from 'react';
import { tiers } from '../../../core/domain/tiers.ts';
import { OneLot } from './energies/one-lot.tsx';
import { InstrumentBoard } from './instrument-board.tsx';
import { ProductHero } from './product-hero.tsx';
import { ConditionsAndCosts, Features, ProductPage, Quotes } from './product-page.tsx';

export default function Energies(): ReactNode {
  return (
    <ProductPage>
      <ProductHero picture={<OneLot />} arrangement="beside" ground="sunken" first="conditions" />
      <ConditionsAndCosts look="cards" freeItem={{ index: 0, tiers }} />
      <InstrumentBoard />
      <Features ground="sunken" look="rows" />
      <Quotes />
    </ProductPage>
  );
}
