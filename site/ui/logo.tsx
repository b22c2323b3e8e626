import type { ReactNode } from 'react';
import { mark } from '../facts/brand.ts';
import { brandNames, wordmarkOf } from '../i18n/brand-words.ts';
import { useSite } from '../site-context.tsx';
import styles from './logo.module.css';

/** Mark and name. */
export function Logo(): ReactNode {
  const [before, bold, after] = wordmarkOf(brandNames(useSite().language.code));
  return (
    <span className={styles.logo} dir="auto">
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
