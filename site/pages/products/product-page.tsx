import type { ReactNode } from 'react';
import type { Tier } from '../../../core/domain/tiers.ts';
import { chargesCommission } from '../../conditions/account-conditions.ts';
import { known, knownText } from '../../i18n/known.ts';
import { DemoBanner } from '../../sections/demo-banner.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { LossWarning } from '../../sections/loss-warning.tsx';
import { LicenceStatus } from '../../sections/protection.tsx';
import { QuotesPanel } from '../../sections/quotes-panel.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { useSite } from '../../site-context.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Measure } from '../../ui/measure.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Conditions } from './conditions.tsx';
import { MarketSwitcher } from './market-switcher.tsx';
import { useInstruments, useProduct, useProductFigures, useProductWords } from './product.ts';
import styles from './product-page.module.css';

/** A market's page around its own bands. */
export function ProductPage({ children }: { children: ReactNode }): ReactNode {
  const t = useProductWords();
  return (
    <div data-product={useProduct()}>
      <LossWarning />
      <MarketSwitcher />
      {children}
      <ForServed>
        <DemoBanner title={t('demo')} />
      </ForServed>
      <Measure className={styles.licence}>
        <p className="note reading">
          <LicenceStatus />
        </p>
      </Measure>
    </div>
  );
}

type Ground = 'plain' | 'sunken';

interface QuotesProps {
  ground?: Ground;
  /** The heading is beside the quotes, where there is room. */
  beside?: boolean;
}

export function Quotes({ ground = 'plain', beside = false }: QuotesProps): ReactNode {
  const t = useProductWords();
  return (
    <Section
      id="quotes"
      labelledBy="quotes-title"
      ground={ground}
      className={beside ? 'split column gap-8' : undefined}
    >
      <SectionHeading
        id="quotes-title"
        title={t('quotes.title')}
        lead={t('quotes.lead', { ...useProductFigures() })}
      />
      <QuotesPanel instrumentClass={useProduct()} />
    </Section>
  );
}

interface ConditionsAndCostsProps {
  ground?: Ground;
  look: Parameters<typeof Conditions>[0]['look'];
  /** Which of the costs says that these accounts pay no commission. */
  freeItem: { index: number; tiers: readonly Tier[] };
}

export function ConditionsAndCosts({
  ground = 'plain',
  look,
  freeItem,
}: ConditionsAndCostsProps): ReactNode {
  const t = useProductWords();
  const figures = useProductFigures();
  const published = knownText(t('conditions.published'));
  const typical = knownText(t('costs.typical'));
  const charged = chargesCommission(useSite().content, useProduct(), freeItem.tiers);
  const costs = t('costs.items', { returnObjects: true }).filter(
    (_, index) => !(charged && index === freeItem.index),
  );
  return (
    <Section id="conditions" labelledBy="conditions-title" ground={ground}>
      <SectionHeading
        id="conditions-title"
        title={t('conditions.title')}
        lead={t('conditions.lead', { ...figures })}
      />
      <Conditions instruments={useInstruments()} look={look} />
      {published !== undefined && <p className={`${styles.published} note`}>{published}</p>}
      <div className={styles.costs}>
        <Fold heading={<h3>{t('costs.title')}</h3>}>
          {typical !== undefined && <p className={styles.typical}>{typical}</p>}
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

interface FeaturesProps {
  ground?: Ground;
  look: 'ruled' | 'boxed' | 'rows';
}

/** Cards below the heading, or rows beside it. */
export function Features({ ground = 'plain', look }: FeaturesProps): ReactNode {
  const t = useProductWords();
  const cards = t('features.cards', { returnObjects: true, ...useProductFigures() });
  const isCards = look === 'ruled' || look === 'boxed';
  return (
    <Section
      ground={ground}
      labelledBy="features-title"
      className={isCards ? undefined : 'split column gap-8'}
    >
      <SectionHeading id="features-title" title={t('features.title')} />
      {isCards ? (
        <ServiceCards cards={cards} perRow={look === 'ruled' ? 3 : 2} look={look} />
      ) : (
        <ul className={styles.rows}>
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
