import type { ReactNode } from 'react';
import { knownText } from '../../i18n/known.ts';
import { ForServed } from '../../sections/for-served.tsx';
import { Phrases } from '../../sections/phrases.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { useProduct, useProductWords } from './product.ts';
import { SpecRibbon } from './spec-ribbon.tsx';
import styles from './product-hero.module.css';

interface ProductHeroProps {
  /** The market's lot: its object, or a drawing to be moved by hand. */
  picture: ReactNode;
  /** An object is larger than its column. */
  arrangement: 'object' | 'drawing';
  ground?: 'sunken' | 'night';
}

/** The first band of a market's page: words, buttons, two links to sections of the page, the market's picture; conditions. */
export function ProductHero({ picture, arrangement, ground }: ProductHeroProps): ReactNode {
  const { links } = useSite();
  const product = useProduct();
  const t = useProductWords();
  const shared = useWords('products');
  const actions = useWords('sections');
  // Without the content's figures, the market's name stands alone.
  const lead = knownText(t('lead'));
  return (
    <section
      className={[styles.hero, 'engraved', ground && styles[ground]].filter(Boolean).join(' ')}
    >
      <div className={`measure ${styles.sides} ${styles[arrangement]} column gap-6`}>
        <div className={`${styles.words} grid gap-4 start`}>
          <h1>
            <Phrases text={knownText(t('title')) ?? t('label')} />
          </h1>
          {lead !== undefined && <p className="lead soft short">{lead}</p>}
          <ForServed>
            <div className="actions wrap gap-3">
              <PortalLink to="register">{actions('actions.startTrading')}</PortalLink>
              <PortalLink to="register" offer="openDemo" look="quiet">
                {actions('actions.openDemo')}
              </PortalLink>
            </div>
          </ForServed>
          <p className="note reading">{shared('risk')}</p>
          <ul className={`${styles.features} wrap`} aria-label={shared('onThisPage')}>
            {(['conditions', 'quotes'] as const).map((feature) => (
              <li key={feature}>
                <a href={links.page(product, feature)}>{t(`heroFeatures.${feature}`)}</a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
      <div className="measure">
        <SpecRibbon />
      </div>
    </section>
  );
}
