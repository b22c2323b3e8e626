import type { ReactNode } from 'react';
import { claims } from '../../facts/claims.ts';
import { formatDate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { Measure } from '../../ui/measure.tsx';
import { Counters } from './counters.tsx';
import { countedClaims, countedFigure } from './figures.ts';
import styles from './facts.module.css';

/** Four figures under a map of the world; dark in both themes. */
export function Facts(): ReactNode {
  const t = useWords('home');
  const { language } = useSite();
  const asOf = formatDate(`${claims.countries.asOf}-01`, language.code, {
    year: 'numeric',
    month: 'long',
  });
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <Measure className="grid gap-6">
        <h2 id="facts">{t('facts.title')}</h2>
        <div className={styles.map} aria-hidden="true" />
        <Counters
          figures={countedClaims.map((name) => ({
            ...countedFigure(name, language.code, t('facts.seconds')),
            spoken: t(`facts.spoken.${name}`),
            label: t(`facts.labels.${name}`),
          }))}
        />
        <p className={`${styles.note} small`}>{t('facts.note', { date: asOf })}</p>
      </Measure>
    </section>
  );
}
