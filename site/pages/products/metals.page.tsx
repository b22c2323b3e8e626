import type { ReactNode } from 'react';
import { RenderedObject } from '../../sections/rendered-object.tsx';
import { useWords } from '../../site-context.tsx';
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
      <Quotes ground="sunken">
        <Leverage />
      </Quotes>
    </ProductPage>
  );
}

/** A move against the position that costs the whole margin, and where positions are closed. */
function Leverage(): ReactNode {
  const t = useWords('metals');
  return (
    <div className="grid gap-3">
      <h3 className="h3">{t('leverage.title')}</h3>
      <p>{t('leverage.text')}</p>
    </div>
  );
}
