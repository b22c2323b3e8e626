import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import styles from './surprise-diagram.module.css';

/** The position of the actual figure, in the order of the words' cases. */
const outcomes = ['above', 'inLine', 'below'] as const;

/**
 * One release with three outcomes: the actual figure above, on or below the forecast. The scale is vertical, so only time
 * follows the reading direction.
 */
export function SurpriseDiagram(): ReactNode {
  const t = useWords('economic-calendar');
  const cases = t('surprise.cases', { returnObjects: true });
  return (
    <figure className={`${styles.figure} grid gap-4`}>
      <ul className={`${styles.legend} small wrap`} aria-hidden="true">
        {(['previous', 'forecast', 'actual', 'surprise'] as const).map((name) => (
          <li key={name} className="row">
            <span className={`${styles.key} ${styles[`${name}Key`]}`} />
            {t(`surprise.legend.${name}`)}
          </li>
        ))}
      </ul>
      <div className={`${styles.example} card`}>
        <div className={`${styles.plot} grid`} role="img" aria-label={t('surprise.alternative')}>
          <span className={styles.higher}>{t('surprise.higher')}</span>
          <span className={styles.lower}>{t('surprise.lower')}</span>
          <span className={styles.forecast} />
          {outcomes.map((outcome) => (
            <span key={outcome} className={`${styles.outcome} ${styles[outcome]}`}>
              <span className={styles.previous} />
              <span className={styles.gap} />
              <span className={styles.actual} />
            </span>
          ))}
        </div>
        <ol className={`${styles.cases} grid`}>
          {cases.map((outcome) => (
            <li key={outcome.title}>
              <h3 className="small">{outcome.title}</h3>
              <p className="soft">{outcome.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="note reading">{t('surprise.note')}</figcaption>
    </figure>
  );
}
