import type { ReactNode } from 'react';
import { MarketEmblem } from '../ui/market-emblem.tsx';
import type { MenuEntryItem } from './menu.ts';
import styles from './menu-entry.module.css';

interface MenuEntryProps {
  entry: MenuEntryItem;
  className: string | undefined;
}

/**
 * A link of the menus. That of a market has its emblem, and room for what is fetched at the first touch of the menu
 * (`showMarketFacts`): beside the link, whose name stays the market's.
 */
export function MenuEntry({ entry, className }: MenuEntryProps): ReactNode {
  const { market, href, label, current } = entry;
  return (
    <li className={market && styles.market} data-product={market}>
      <a href={href} className={className} aria-current={current ? 'page' : undefined}>
        {market && (
          <span className={styles.emblem} data-emblem="">
            <MarketEmblem />
          </span>
        )}
        {label}
      </a>
      {market && (
        <small className={styles.facts}>
          <span />
          <span />
        </small>
      )}
    </li>
  );
}
