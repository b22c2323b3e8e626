import type { ReactNode } from 'react';
import type { ProductClass } from '../facts/instruments.ts';
import drawings from './market-emblems.svg?url&no-inline';
import styles from './market-emblem.module.css';

const drawingOf = (product: ProductClass): string => `${drawings}#${product}`;

interface MarketEmblemProps {
  product: ProductClass;
  /** Its side, in pixels. */
  size?: number;
}

/**
 * The sign of a market, in the colour of the text around it and in the accent of the market that the markup around it
 * names (`data-product`). Decorative: its name stands beside it. The drawings are a file of their own, which pages share.
 */
export function MarketEmblem({ product, size = 24 }: MarketEmblemProps): ReactNode {
  return (
    <svg width={size} height={size} aria-hidden="true" className={styles.emblem}>
      <use href={drawingOf(product)} />
    </svg>
  );
}
