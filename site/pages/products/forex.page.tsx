import type { ReactNode } from 'react';
import { RenderedObject } from '../../sections/rendered-object.tsx';
import { useWords } from '../../site-context.tsx';
import { CurrencyMatrix } from './forex/currency-matrix.tsx';
import { InstrumentBoard } from './instrument-board.tsx';
import { ProductHero } from './product-hero.tsx';
import { ConditionsAndCosts, Features, ProductPage, Quotes } from './product-page.tsx';

export default function Forex(): ReactNode {
  return (
    <ProductPage>
      <ProductHero picture={<RenderedObject name="forex" look="hero" />} arrangement="object" />
      <ConditionsAndCosts ground="sunken" freeItem={{ index: 0, tiers: ['standard', 'premium'] }}>
        <CurrencyMatrix />
      </ConditionsAndCosts>
      <InstrumentBoard />
      <Quotes ground="sunken">
        <Turnover />
      </Quotes>
      <Features />
    </ProductPage>
  );
}

/** The size of the currency market, with the survey's source and date. */
function Turnover(): ReactNode {
  const t = useWords('forex');
  return (
    <div className="grid gap-3">
      <h3 className="h3">
        <span className="figure">{t('turnover.figure')}</span>
        {` ${t('turnover.title')}`}
      </h3>
      <p>{t('turnover.text')}</p>
      <p className="note">{t('turnover.source')}</p>
    </div>
  );
}
