import type { ReactNode } from 'react';
import { tiers } from '../../../core/domain/tiers.ts';
import showToday from '../../behaviours/expiry-year.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { RenderedObject } from '../../sections/rendered-object.tsx';
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
      <ConditionsAndCosts beside="costs" freeItem={{ index: 0, tiers }}>
        <RenderedObject name="metals" />
      </ConditionsAndCosts>
      <InstrumentBoard ground="sunken" />
      <Quotes beside />
    </ProductPage>
  );
}
