import type { ReactNode } from 'react';
import { RenderedObject } from '../../sections/rendered-object.tsx';
import { InstrumentBoard } from './instrument-board.tsx';
import { LotPlates } from './metals/lot-plates.tsx';
import { ProductHero } from './product-hero.tsx';
import { ConditionsAndCosts, Features, ProductPage, Quotes } from './product-page.tsx';

export default function Metals(): ReactNode {
  return (
    <ProductPage>
      <ProductHero
        picture={<RenderedObject name="metals" look="hero" />}
        arrangement="object"
        ground="night"
      />
      <ConditionsAndCosts freeItem={{ index: 0, tiers: ['standard', 'premium'] }}>
        <LotPlates />
      </ConditionsAndCosts>
      <InstrumentBoard ground="sunken" />
      <Features look="boxed" />
      <Quotes ground="sunken" />
    </ProductPage>
  );
}
