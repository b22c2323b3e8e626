import type { ReactNode } from 'react';
import { claims } from '../../facts/claims.ts';
import { formatClaim } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import styles from './revenue-bar.module.css';

/** Revenue from the spread as one bar, with the partner's share in gold. */
export function RevenueBar(): ReactNode {
  const t = useWords('introducing-broker');
  const { language } = useSite();
  const share = claims.ibShare.value.value;
  const remainder = formatClaim({ kind: 'percent', value: 100 - share }, language.code);
  return (
    <figure className="grid gap-4">
      <figcaption className="soft">{t('bar.caption')}</figcaption>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className={`${styles.bar} mirrored`}
        role="img"
        aria-label={t('bar.alternative', { remainder })}
      >
        <rect width={share} height="1" className={styles.yours} />
        <rect x={share} width={100 - share} height="1" className={styles.ours} />
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
