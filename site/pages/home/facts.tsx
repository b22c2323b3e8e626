import type { ReactNode } from 'react';
import countUp from '../../behaviours/counters.ts';
import { claims } from '../../facts/claims.ts';
import { formatClaim, formatDate } from '../../i18n/format.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Measure } from '../../ui/measure.tsx';
import counters from './counters.module.css';
import styles from './facts.module.css';

const countedClaims = ['countries', 'execution', 'trades', 'monthlyVolume'] as const;

/** Proof behind an account: insurance and support beside a map of the world, four figures under it; dark in both themes. */
export function Facts(): ReactNode {
  const t = useWords('home');
  const { language, links } = useSite();
  const asOf = formatDate(`${claims.countries.asOf}-01`, language.code, {
    year: 'numeric',
    month: 'long',
  });
  return (
    <section className={`${styles.facts} engraved`} aria-labelledby="facts">
      <Measure className={`${styles.chapter} grid gap-4`}>
        <h2 className={styles.whole} id="facts">
          {t('facts.title')}
        </h2>
        <div className={`${styles.promises} grid gap-4 start`}>
          {/* The last two of the hero's proof, which are not counted. */}
          {t('hero.proof', { returnObjects: true })
            .slice(2)
            .map(({ figure, text }) => (
              <p key={text}>
                <b className="gold">{figure}</b> {text}
              </p>
            ))}
          <a href={links.page('accountTypes', 'protection')}>{t('questions.items.safety.link')}</a>
        </div>
        <div className={styles.map} aria-hidden="true" />
        <Enhanced by={countUp} on="visible">
          <ul className={`${counters.figures} ${styles.whole} grid gap-4`}>
            {countedClaims.map((name) => (
              <Counter key={name} name={name} />
            ))}
          </ul>
        </Enhanced>
        <p className={`${styles.note} ${styles.whole} small`}>{t('facts.note', { date: asOf })}</p>
      </Measure>
    </section>
  );
}

/** A figure that counts up to its claim once, when first seen; screen readers get the final one. */
function Counter({ name }: { name: (typeof countedClaims)[number] }): ReactNode {
  const t = useWords('home');
  const claim = formatClaim(claims[name].value, useSite().language.code);
  // '85+ مليون': number and unit are elements of their own, which need no isolating marks.
  const [number = '', unit = name === 'execution' ? t('facts.seconds') : ''] = claim
    .replaceAll(/[\u2066\u2069]/g, '')
    .split(' ');
  return (
    <li className={`${counters.item} grid gap-2 start`}>
      <span className="visually-hidden">{t(`facts.spoken.${name}`)} </span>
      <span className={`${counters.figure} figure`} aria-hidden="true">
        <span className={`${counters.number} ltr`} data-counts="">
          {number}
        </span>
        <span className={counters.unit}>{unit && ` ${unit}`}</span>
      </span>
      <span className={counters.caption}>{t(`facts.labels.${name}`)}</span>
    </li>
  );
}
