import type { ReactNode } from 'react';
import { claims } from '../../facts/claims.ts';
import { counterDurationMs, counterVisibleRatio } from '../../facts/timings.ts';
import { formatDate } from '../../i18n/format.ts';
import { Island } from '../../islands/island.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Measure } from '../../ui/measure.tsx';
import Counters from './counters.island.tsx';
import { countedClaims, countedFigure } from './figures.ts';
import styles from './facts.module.css';

/** Four figures over a map of the world; dark in both themes. */
export function Facts(): ReactNode {
  const t = useWords('home');
  const { language } = useSite();
  const asOf = formatDate(`${claims.countries.asOf}-01`, language.code, {
    year: 'numeric',
    month: 'long',
  });
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <div className={styles.map} aria-hidden="true" />
      <Measure className={styles.counted}>
        <h2 id="facts">{t('facts.title')}</h2>
        <Island
          of={Counters}
          on="visible"
          props={{
            figures: countedClaims.map((name) => ({
              ...countedFigure(name, language.code, t('facts.seconds')),
              spoken: t(`facts.spoken.${name}`),
              label: t(`facts.labels.${name}`),
            })),
            durationMs: counterDurationMs,
            startsAtVisibility: counterVisibleRatio,
          }}
        />
        <p className={styles.note}>{t('facts.note', { date: asOf })}</p>
      </Measure>
    </section>
  );
}
