import type { ReactNode } from 'react';
import { ForServed } from '../../sections/for-served.tsx';
import { Phrases } from '../../sections/phrases.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Lead } from '../../ui/lead.tsx';
import { MarketEmblem } from '../../ui/market-emblem.tsx';
import { Measure } from '../../ui/measure.tsx';
import { useProduct, useProductFigures, useProductWords } from './product.ts';
import styles from './product-hero.module.css';

interface ProductHeroProps {
  /** The one picture of the page. */
  picture: ReactNode;
  /** The picture's place: `beside` after the words, `leading` before them, the others across the page below them. */
  arrangement: 'beside' | 'below';
  ground?: 'sunken' | 'night';
  /** The section that the first of the two feature links leads to. */
  first: 'quotes' | 'conditions';
}

/** The first band of a market's page: words, buttons, two links to sections of the page, the market's picture. */
export function ProductHero({ picture, arrangement, ground, first }: ProductHeroProps): ReactNode {
  const { links } = useSite();
  const product = useProduct();
  const t = useProductWords();
  const shared = useWords('products');
  const actions = useWords('sections');
  const figures = useProductFigures();
  const features =
    first === 'quotes' ? (['quotes', 'conditions'] as const) : (['conditions', 'quotes'] as const);
  return (
    <section className={ground ? `${styles.hero} ${styles[ground]}` : styles.hero}>
      <Measure className={`gap-6 column ${styles[arrangement]}`}>
        <div className={`${styles.title} grid gap-4 start`}>
          <p className={`${styles.market} row strong small gap-3`}>
            <span className={`${styles.emblem} grid`} data-emblem="">
              <MarketEmblem />
            </span>
            {t('label')}
          </p>
          <h1>
            <Phrases text={t('title', { ...figures })} />
          </h1>
        </div>
        <div className={`${styles.words} grid gap-6 start`}>
          <Lead>{t('lead', { ...figures })}</Lead>
          <ul className={styles.features} aria-label={shared('onThisPage')}>
            {features.map((feature) => (
              <li key={feature}>
                <a href={links.page(product, feature)}>
                  {t(`heroFeatures.${feature}`, { ...figures })}
                </a>
              </li>
            ))}
          </ul>
          <ForServed>
            <div className={styles.actions}>
              <PortalLink to="register">{actions('actions.startTrading')}</PortalLink>
              <PortalLink to="register" offer="openDemo" look="quiet">
                {actions('actions.openDemo')}
              </PortalLink>
            </div>
          </ForServed>
          <p className={'note reading'}>{shared('risk')}</p>
        </div>
        <div className={styles.picture}>{picture}</div>
      </Measure>
    </section>
  );
}
