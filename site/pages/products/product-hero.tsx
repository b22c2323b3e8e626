import type { ReactNode } from 'react';
import type { ProductClass } from '../../facts/instruments.ts';
import { ForServed } from '../../sections/for-served.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Lead } from '../../ui/lead.tsx';
import { MarketEmblem } from '../../ui/market-emblem.tsx';
import { Measure } from '../../ui/measure.tsx';
import { useProductFigures } from './product-figures.ts';
import type { Product } from './products.tsx';
import { useProductWords } from './words.ts';
import styles from './product-hero.module.css';

interface ProductHeroProps {
  product: ProductClass;
  hero: Product['hero'];
}

/** The first band of a product page: words, buttons, two links to sections of the page, the product's picture. */
export function ProductHero({ product, hero }: ProductHeroProps): ReactNode {
  const { links } = useSite();
  const t = useProductWords(product);
  const shared = useWords('products');
  const actions = useWords('sections');
  const { picture: Picture, arrangement, ground, features } = hero;
  const figures = useProductFigures(product);
  return (
    <section className={ground === 'plain' ? styles.hero : `${styles.hero} ${styles[ground]}`}>
      <Measure className={`${styles.parts} gap-6 column ${styles[arrangement]}`}>
        <div className={`${styles.title} grid gap-4 start`}>
          <p className={`${styles.market} row strong small`}>
            <span className={`${styles.emblem} grid`} data-emblem="">
              <MarketEmblem />
            </span>
            {t('label')}
          </p>
          <h1>{t('title', { ...figures })}</h1>
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
          <p className={`${styles.risk} note`}>{shared('risk')}</p>
        </div>
        <div className={styles.picture}>
          <Picture />
        </div>
      </Measure>
    </section>
  );
}
