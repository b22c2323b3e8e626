import type { ReactNode } from 'react';
import styles from './market-emblem.module.css';

/**
 * The sign of the market that the markup around it names (`data-product`), in the colour of the text and in the market's accent,
 * `--emblem-size` large. Decorative: its name stands beside it. Masks, because a browser fetches them after what paints a page,
 * and a `<use>` of a file before it.
 */
export const MarketEmblem = (): ReactNode => <i className={styles.emblem} />;
