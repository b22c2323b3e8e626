import type { ReactNode } from 'react';
import { MarketObject } from '../../sections/market-object.tsx';
import { CurrencyMatrix } from './forex/currency-matrix.tsx';
import { Turnover } from './forex/turnover.tsx';
import { InstrumentBoard } from './instrument-board.tsx';
import { ProductHero } from './product-hero.tsx';
import { ConditionsAndCosts, Features, ProductPage, Quotes } from './product-page.tsx';

export default function Forex(): ReactNode {
  return (
    <ProductPage>
      <ProductHero
        picture={<MarketObject market="forex" lazy={false} width={700} />}
        arrangement="object"
      />
      <ConditionsAndCosts
        ground="sunken"
        beside="heading"
        freeItem={{ index: 0, tiers: ['standard', 'premium'] }}
      >
        <CurrencyMatrix />
      </ConditionsAndCosts>
      <InstrumentBoard />
      <Quotes ground="sunken" beside>
        <Turnover />
      </Quotes>
      <Features look="ruled" />
    </ProductPage>
  );
}
