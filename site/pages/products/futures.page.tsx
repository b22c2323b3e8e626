import type { ReactNode } from 'react';
import { tiers } from '../../../core/domain/tiers.ts';
import showToday from '../../behaviours/expiry-year.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { ExpiryCalendars, ExpiryYear } from './futures/expiry-year.tsx';
import { InstrumentBoard } from './instrument-board.tsx';
import { ProductHero } from './product-hero.tsx';
import { ConditionsAndCosts, Features, ProductPage, Quotes } from './product-page.tsx';

export default function Futures(): ReactNode {
  return (
    <ProductPage>
      <Enhanced by={showToday} on="visible">
        <ProductHero picture={<ExpiryCalendars />} arrangement="drawing" />
        <Features ground="sunken">
          <ExpiryYear />
        </Features>
      </Enhanced>
      <ConditionsAndCosts freeItem={{ index: 0, tiers }} />
      <InstrumentBoard ground="sunken" />
      <Quotes />
    </ProductPage>
  );
}
