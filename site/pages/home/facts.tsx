import type { ReactNode } from 'react';
import countUp from '../../behaviours/counters.ts';
import { claims } from '../../facts/claims.ts';
import { formatClaim } from '../../i18n/format.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import styles from './facts.module.css';

const countedClaims = ['countries', 'execution', 'trades', 'monthlyVolume'] as const;

/** Four figures that count up, beside a map of the world; dark in both themes. */
export function Facts(): ReactNode {
  const t = useWords('home');
  const { links } = useSite();
  return (
    <section className={`${styles.facts} engraved`} aria-labelledby="facts">
      <div className={`measure ${styles.chapter} grid gap-4`}>
        <h2 id="facts">{t('facts.title')}</h2>
        <div className={styles.map} aria-hidden="true" />
        <Enhanced by={countUp} on="visible">
          <ul className={`${styles.figures} grid gap-4`}>
            {countedClaims.map((name) => (
              <Counter key={name} name={name} />
            ))}
          </ul>
        </Enhanced>
        <p className="small">
          {t('facts.note')}{' '}
          <a href={links.page('accountTypes', 'protection')}>{t('questions.items.safety.link')}</a>
        </p>
      </div>
    </section>
  );
}

/** A figure that counts up to its claim once, when first seen; screen readers get the final one. */
function Counter({ name }: { name: (typeof countedClaims)[number] }): ReactNode {
  const t = useWords('home');
  const claim = formatClaim(claims[name].value, useSite().language.code);
  return (
    <li className={styles.item}>
      <span className="visually-hidden">{t(`facts.spoken.${name}`)} </span>
      <Figure text={name === 'execution' ? `${claim} ${t('facts.seconds')}` : claim} />
      <span className={`${styles.caption} small`}>{t(`facts.labels.${name}`)}</span>
    </li>
  );
}

/** '85+ مليون': number and unit are elements of their own, which need no isolating marks. */
function Figure({ text }: { text: string }): ReactNode {
  const [number, ...unit] = text.replaceAll(/[\u2066\u2069]/g, '').split(' ');
  return (
    <b className={styles.figure} aria-hidden="true">
      <span className={`${styles.number} ltr`} data-counts="">
        {number}
      </span>
      {unit.length > 0 && <span className={styles.unit}> {unit.join(' ')}</span>}
    </b>
  );
}
