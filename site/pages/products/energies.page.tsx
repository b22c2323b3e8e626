import type { ReactNode } from 'react';
import { tiers } from '../../../core/domain/tiers.ts';
import { MarketObject } from '../../sections/market-object.tsx';
import { LotMoves } from './energies/lot-moves.tsx';
import { InstrumentBoard } from './instrument-board.tsx';
import { ProductHero } from './product-hero.tsx';
import { ConditionsAndCosts, Features, ProductPage, Quotes } from './product-page.tsx';

export default function Energies(): ReactNode {
  return (
    <ProductPage>
      <ProductHero
        picture={<MarketObject market="energies" lazy={false} width={700} />}
        arrangement="object"
        ground="sunken"
      />
      <ConditionsAndCosts beside="nothing" freeItem={{ index: 0, tiers }}>
        <LotMoves />
      </ConditionsAndCosts>
      <InstrumentBoard ground="sunken" />
      <Features look="rows" />
      <Quotes ground="sunken" />
    </ProductPage>
  );
}
