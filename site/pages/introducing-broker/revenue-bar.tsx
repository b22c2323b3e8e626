import type { ReactNode } from 'react';
import { claims } from '../../facts/claims.ts';
import { formatClaim } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { revenueBar } from './revenue-split.ts';
import styles from './revenue-bar.module.css';

/** Revenue from the spread as one bar, with the partner's share in gold. */
export function RevenueBar(): ReactNode {
  const t = useWords('introducing-broker');
  const { language } = useSite();
  const remainder = formatClaim(
    { kind: 'percent', value: 100 - claims.ibShare.value.value },
    language.code,
  );
  return (
    <figure className={`${styles.figure} grid gap-4`}>
      <figcaption className="soft">{t('bar.caption')}</figcaption>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className={styles.bar}
        role="img"
        aria-label={t('bar.alternative', { remainder })}
      >
        <Strokes percent={1} className={styles.fine} />
        <Strokes percent={5} className={styles.coarse} />
      </svg>
      <dl className={`${styles.parts} wrap`}>
        <div>
          <dt className="soft">{t('bar.yours')}</dt>
          <dd className={styles.gold}>{t('bar.share')}</dd>
        </div>
        <div className={styles.rest}>
          <dt className="soft">{t('bar.ours')}</dt>
          <dd className="soft">{remainder}</dd>
        </div>
      </dl>
    </figure>
  );
}

function Strokes({
  percent,
  className,
}: {
  percent: number;
  className: string | undefined;
}): ReactNode {
  const { yours, ours } = revenueBar(percent);
  return (
    <g className={className}>
      <path d={yours} className={styles.yours} />
      <path d={ours} className={styles.ours} />
    </g>
  );
}
