import type { ReactNode } from 'react';
import { productClasses, type ProductClass } from '../../facts/instruments.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { MarketEmblem } from '../../ui/market-emblem.tsx';
import styles from './market-switcher.module.css';

/** Leads from market to market, and stays under the header while a wide page scrolls. */
export function MarketSwitcher({ product }: { product: ProductClass }): ReactNode {
  const { links } = useSite();
  const t = useWords('products');
  const names = useWords('shell');
  return (
    <nav className={`${styles.switcher} not-printed`} aria-label={t('markets.label')}>
      <ul className={`${styles.markets} gap-2`}>
        {productClasses.map((market) => (
          <li key={market}>
            <a
              href={links.page(market)}
              className={`${styles.market} grid fine`}
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
