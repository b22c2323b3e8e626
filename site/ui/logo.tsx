import type { ReactNode } from 'react';
import { wordmark } from '../facts/brand.ts';
import styles from './logo.module.css';

/** Mark and name. The mark is an N drawn as a price line. */
export function Logo(): ReactNode {
  return (
    <span className={styles.logo} dir="ltr">
      <LogoMark />
      <span className={styles.name}>
        {wordmark.shortName}{' '}
        <span className={styles.second}>{wordmark.name.slice(wordmark.shortName.length + 1)}</span>
      </span>
    </span>
  );
}

export function LogoMark(): ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className={styles.plate} />
      <path d="M8 23.5V9.5l7 10 3-5 6 8.5" className={styles.line} />
      <path d="M24 22V8.5" className={styles.rise} />
    </svg>
  );
}
