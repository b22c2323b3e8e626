import type { ReactNode } from 'react';
import { chargesCommission } from '../../conditions/account-conditions.ts';
import type { ProductClass } from '../../facts/instruments.ts';
import { known, knownText } from '../../i18n/known.ts';
import { DemoBanner } from '../../sections/demo-banner.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { LossWarning } from '../../sections/loss-warning.tsx';
import { QuotesPanel } from '../../sections/quotes-panel.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { ThreeSteps } from '../../sections/three-steps.tsx';
import { useSite } from '../../site-context.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { ActionBar } from './action-bar.tsx';
import { Conditions } from './conditions.tsx';
import { useInstruments } from './instruments.ts';
import { MarketSwitcher } from './market-switcher.tsx';
import { useProductFigures } from './product-figures.ts';
import { ProductHero } from './product-hero.tsx';
import { products, type Product, type ProductSection } from './products.tsx';
import { useProductWords } from './words.ts';
import styles from './product-page.module.css';

/** Hero, then the product's sections in its own order. */
export function ProductPage({ product }: { product: ProductClass }): ReactNode {
  const { hero, sections }: Product = products[product];
  return (
    <div className={styles.page} data-product={product}>
      <LossWarning />
      <MarketSwitcher product={product} />
      <ProductHero product={product} hero={hero} />
      {sections.map((section) => (
        <ProductSectionBand key={section.kind} product={product} section={section} />
      ))}
      <ForServed>
        <ActionBar />
      </ForServed>
    </div>
  );
}

function ProductSectionBand({
  product,
  section,
}: {
  product: ProductClass;
  section: ProductSection;
}): ReactNode {
  switch (section.kind) {
    case 'quotes':
      return <Quotes product={product} section={section} />;
    case 'conditions':
      return <ConditionsAndCosts product={product} section={section} />;
    case 'features':
      return <Features product={product} section={section} />;
    case 'own':
      return (
        <Section ground={section.ground}>
          <section.part />
        </Section>
      );
    case 'steps':
      return (
        <ForServed>
          <Section ground={section.ground} density="dense">
            <ThreeSteps />
          </Section>
        </ForServed>
      );
    case 'demo':
      return (
        <ForServed>
          <DemoBanner />
        </ForServed>
      );
  }
}

interface BandProps<Kind extends ProductSection['kind']> {
  product: ProductClass;
  section: Extract<ProductSection, { kind: Kind }>;
}

function Quotes({ product, section }: BandProps<'quotes'>): ReactNode {
  const t = useProductWords(product);
  const title = t('quotes.title', { ...useProductFigures(product) });
  return (
    <Section
      id="quotes"
      labelledBy="quotes-title"
      ground={section.ground}
      className={styles[section.arrangement]}
    >
      <SectionHeading id="quotes-title" title={title} lead={t('quotes.lead')} />
      <QuotesPanel instrumentClass={product} />
    </Section>
  );
}

function ConditionsAndCosts({ product, section }: BandProps<'conditions'>): ReactNode {
  const t = useProductWords(product);
  const figures = useProductFigures(product);
  const published = knownText(t('conditions.published'));
  const { freeItem } = section;
  const charged = chargesCommission(useSite().content, product, freeItem.tiers);
  const costs = t('costs.items', { returnObjects: true }).filter(
    (_, index) => !(charged && index === freeItem.index),
  );
  return (
    <Section id="conditions" labelledBy="conditions-title" ground={section.ground}>
      <SectionHeading
        id="conditions-title"
        title={t('conditions.title', { ...figures })}
        lead={t('conditions.lead', { ...figures })}
      />
      <Conditions instruments={useInstruments(product)} look={section.look} />
      {published !== undefined && <p className={`${styles.published} note`}>{published}</p>}
      <div className={styles.costs}>
        <Fold heading={<h3>{t('costs.title')}</h3>}>
          <dl>
            {known(costs).map((item) => (
              <div key={item.title}>
                <dt>{item.title}</dt>
                <dd>{item.description}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
    </Section>
  );
}

function Features({ product, section }: BandProps<'features'>): ReactNode {
  const t = useProductWords(product);
  const cards = t('features.cards', { returnObjects: true, ...useProductFigures(product) });
  return (
    <Section
      ground={section.ground}
      labelledBy="features-title"
      className={'perRow' in section ? undefined : styles.aside}
    >
      <SectionHeading id="features-title" title={t('features.title')} lead={t('features.lead')} />
      {'perRow' in section ? (
        <ServiceCards cards={cards} perRow={section.perRow} look={section.look} />
      ) : (
        <ul className={styles[section.look]}>
          {cards.map((card) => (
            <li key={card.title}>
              <h3>{card.title}</h3>
              <p>{card.description}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
