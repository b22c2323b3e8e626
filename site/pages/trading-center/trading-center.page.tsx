import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import styles from './trading-center.module.css';

/** Title and 'Coming Soon' only, as specified. */
export default function TradingCenter(): ReactNode {
  const t = useWords('trading-center');
  return (
    <section className={`${styles.place} grid`}>
      <UnfinishedLine />
      <div className={`${styles.words} grid gap-6`}>
        <h1>{t('title')}</h1>
        <p>{t('comingSoon')}</p>
      </div>
    </section>
  );
}

/** A price line up to the present, and a dashed line ahead. */
function UnfinishedLine(): ReactNode {
  return (
    <svg
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={styles.line}
    >
      <path className={styles.grid} d="M0 60.5h1440M0 150.5h1440M0 240.5h1440M0 330.5h1440" />
      <path
        className={styles.drawn}
        d="M0 262l46 18 38-26 52 34 44-14 40 30 58-48 36 12 50-38 42 26 54-52 40 20 36-12 48 40 40-30 52 16 34-44 46 22 40-34 34 18"
      />
      <path className={styles.ahead} d="M846 200h594" />
      <circle className={styles.now} cx="830" cy="200" r="7" />
    </svg>
  );
}
