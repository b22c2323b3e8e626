import type { ReactNode } from 'react';
import type { ProductClass } from '../../facts/instruments.ts';
import styles from './lot-object.module.css';

/** Paths. */
interface Drawing {
  front: string;
  top: string;
  side: string;
  line: string;
  mark?: string;
}

/**
 * The objects that a lot of a market consists of, on a cell of 56 × 62: a stack of banknotes, a cast bar, a basket of forty shares, a drum,
 * and a bar with its date. Each is a front, a top and a shaded side, then lines.
 */
const objects = {
  forex: {
    front: 'M3 24h36v36H3z',
    top: 'M3 24l14-12h36L39 24z',
    side: 'M39 24l14-12v36L39 60z',
    line: 'M3 31h36l14-12M3 38h36l14-12M3 45h36l14-12M3 52h36l14-12',
    mark: 'M16 24h9v36h-9zM16 24l14-12h9L25 24z',
  },
  metals: {
    front: 'M2 60l7-26h28l7 26z',
    top: 'M9 34l7-9h28l-7 9z',
    side: 'M37 34l7-9 10 24-10 11z',
    line: 'M16 41h14M15 46h16M14 51h18',
  },
  indices: {
    front: 'M3 24h36v36H3z',
    top: 'M3 24l14-12h36L39 24z',
    side: 'M39 24l14-12v36L39 60z',
    line: 'M10 24v36M17 24v36M25 24v36M32 24v36M3 28h36M3 33h36M3 37h36M3 42h36M3 46h36M3 51h36M3 55h36',
    mark: 'M10 33h7v4h-7zM25 42h7v4h-7zM17 51h8v4h-8zM32 28h7v5h-7z',
  },
  energies: {
    front: 'M8 18v36c0 8 40 8 40 0V18z',
    top: 'M8 18c0-8 40-8 40 0s-40 8-40 0z',
    side: 'M36 24v36c8-1 12-3 12-6V18c0 3-4 5-12 6z',
    line: 'M8 30c0 8 40 8 40 0M8 42c0 8 40 8 40 0M16 18h6',
  },
  futures: {
    front: 'M2 60l7-26h28l7 26z',
    top: 'M9 34l7-9h28l-7 9z',
    side: 'M37 34l7-9 10 24-10 11z',
    line: 'M10 37h26',
    mark: 'M12 40h22v17H12zM16 37v5M30 37v5',
  },
} satisfies Partial<Record<ProductClass, Drawing>>;

/** A market that the card draws. */
export type LotMarket = keyof typeof objects;

export function LotObject({ market }: { market: LotMarket }): ReactNode {
  const { front, top, side, line, mark }: Drawing = objects[market];
  return (
    <g className={styles.object}>
      <path d={front + top + side} />
      <path className={styles.top} d={top} />
      <path className={styles.side} d={side} />
      {mark !== undefined && <path className={styles.mark} d={mark} />}
      <path className={styles.line} d={line} />
    </g>
  );
}
