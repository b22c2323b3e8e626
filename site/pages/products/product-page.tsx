import type { ReactNode } from 'react';
import type { Tier } from '../../../core/domain/tiers.ts';
import { chargesCommission } from '../../conditions/account-conditions.ts';
import { known, knownText } from '../../i18n/known.ts';
import { DemoBanner } from '../../sections/demo-banner.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { LossWarning } from '../../sections/loss-warning.tsx';
import { QuotesPanel } from '../../sections/quotes-panel.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { useAsianCosts } from '../../sections/spread.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { MarketSwitcher } from './market-switcher.tsx';
import { useInstruments, useProduct, useProductWords } from './product.ts';
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
    </div>
  );
}

type Ground = 'plain' | 'sunken';

interface QuotesProps {
  ground?: Ground;
  /** Under the heading. */
  children?: ReactNode;
}

/** The heading is beside the quotes, where there is room. */
export function Quotes({ ground = 'plain', children }: QuotesProps): ReactNode {
  const t = useProductWords();
  return (
    <Section id="quotes" labelledBy="quotes-title" ground={ground} className="split column gap-8">
      <div>
        <SectionHeading id="quotes-title" title={t('quotes.title')} lead={t('quotes.lead')} />
        {children}
      </div>
      <QuotesPanel instrumentClass={useProduct()} />
    </Section>
  );
}

interface ConditionsAndCostsProps {
  ground?: Ground;
  /** Which of the costs says that these accounts pay no commission. */
  freeItem: { index: number; tiers: readonly Tier[] };
  /** A picture, or figures, of the worth of a move of the price. */
  children?: ReactNode;
}

/** The worth of a move of the price, then the costs of a trade. */
export function ConditionsAndCosts({
  ground = 'plain',
  freeItem,
  children,
}: ConditionsAndCostsProps): ReactNode {
  const t = useProductWords();
  const prices = known(t('costs.prices', { returnObjects: true }));
  const shared = useWords('products');
  const asianCosts = useAsianCosts(useProduct());
  const { content } = useSite();
  const charged = chargesCommission(content, useProduct(), freeItem.tiers);
  const costs = t('costs.items', { returnObjects: true }).filter(
    (_, index) => !(charged && index === freeItem.index),
  );
  return (
    <Section id="conditions" labelledBy="conditions-title" ground={ground} className="column gap-8">
      <div>
        <SectionHeading
          id="conditions-title"
          title={t(children === undefined ? 'costs.title' : 'conditions.title')}
          lead={t('conditions.lead')}
        />
        {children}
      </div>
      <div className="column gap-6">
        {children !== undefined && <h3>{t('costs.title')}</h3>}
        {prices.length > 0 && (
          <div className="aside column gap-4">
            <Figures of={prices} />
            {asianCosts !== undefined && <p className="note">{asianCosts}</p>}
          </div>
        )}
        <details className={`${styles.explained} unfolds`}>
          <summary className="strong">{shared('conditions.explained')}</summary>
          <dl className={styles.costs}>
            {known(costs).map((item) => (
              <div key={item.title}>
                <dt className="strong">{item.title}</dt>
                <dd className="soft">{item.description}</dd>
              </div>
            ))}
          </dl>
          <Notes />
        </details>
      </div>
    </Section>
  );
}

/** How many instruments have conditions, and where more is said of the costs. */
function Notes(): ReactNode {
  const published = knownText(useProductWords()('conditions.published'));
  const t = useWords('products');
  const { links } = useSite();
  const product = useProduct();
  const [first] = useInstruments();
  return (
    <div className={`${styles.notes} note grid gap-2`}>
      {published !== undefined && <p>{published}</p>}
      <p className={`${styles.links} wrap`}>
        <a href={links.page('calculators') + (first ? `?instrument=${first.symbol}` : '')}>
          {t('conditions.calculators')}
        </a>
        {product !== 'futures' && (
          <a href={links.page('accountTypes', 'swap-free')}>{t('conditions.swapFree')}</a>
        )}
      </p>
    </div>
  );
}

interface FeaturesProps {
  ground?: Ground;
  look?: 'ruled' | 'boxed';
  /** Above the cards. */
  children?: ReactNode;
}

/** The things that move the market, in cards below the heading. */
export function Features({ ground = 'plain', look = 'ruled', children }: FeaturesProps): ReactNode {
  const t = useProductWords();
  return (
    <Section ground={ground} labelledBy="features-title" className="column gap-8">
      <SectionHeading id="features-title" title={t('features.title')} />
      {children}
      <ServiceCards cards={t('features.cards', { returnObjects: true })} look={look} />
    </Section>
  );
}
