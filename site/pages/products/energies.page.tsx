import type { ReactNode } from 'react';
import { tiers } from '../../../core/domain/tiers.ts';
import { RenderedObject } from '../../sections/rendered-object.tsx';
import { LotMoves } from './energies/lot-moves.tsx';
import { InstrumentBoard } from './instrument-board.tsx';
import { ProductHero } from './product-hero.tsx';
import { ConditionsAndCosts, Features, ProductPage, Quotes } from './product-page.tsx';

export default function Energies(): ReactNode {
  return (
    <ProductPage>
      <ProductHero
        picture={<RenderedObject name="energies" look="hero" />}
        arrangement="object"
        ground="sunken"
      />
      <ConditionsAndCosts freeItem={{ index: 0, tiers }}>
        <LotMoves />
      </ConditionsAndCosts>
      <InstrumentBoard ground="sunken" />
      <Features />
      <Quotes ground="sunken" />
    </ProductPage>
  );
}
