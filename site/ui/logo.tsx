import type { ReactNode } from 'react';
import { textDirection } from '../../core/util/text-direction.ts';
import { mark } from '../facts/brand.ts';
import styles from './logo.module.css';

/** The name as the logo sets it: a part in bold, with what comes before and after it. */
export type Wordmark = readonly [before: string, bold: string, after: string];

/** Mark and name. */
export function Logo({ wordmark: [before, bold, after] }: { wordmark: Wordmark }): ReactNode {
  return (
    <span className={styles.logo} dir={textDirection(before + bold + after)}>
      <LogoMark />
      <span className={styles.name}>
        {before && <span className={styles.light}>{before}</span>}
        {bold}
        {after && <span className={styles.light}>{after}</span>}
      </span>
    </span>
  );
}

export function LogoMark(): ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className={styles.plate} />
      <path d={mark.line} className={styles.line} />
      <path d={mark.rise} className={styles.rise} />
    </svg>
  );
}
