import type { ReactNode } from 'react';
import { productClasses } from '../../facts/instruments.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { MarketEmblem } from '../../ui/market-emblem.tsx';
import { useProduct } from './product.ts';
import styles from './market-switcher.module.css';

/** Leads from market to market, and stays under the header while a wide page scrolls. */
export function MarketSwitcher(): ReactNode {
  const product = useProduct();
  const { links } = useSite();
  const t = useWords('products');
  const names = useWords('shell');
  return (
    <nav className={`${styles.switcher} not-printed`} aria-label={t('markets.label')}>
      <ul className={`${styles.markets} grid`}>
        {productClasses.map((market) => (
          <li key={market}>
            <a
              href={links.page(market)}
              className={`${styles.market} grid fine ring-inside`}
              aria-current={market === product ? 'page' : undefined}
              data-product={market}
            >
              <MarketEmblem />
              {names(`menu.entries.${market}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
