import type { ReactNode } from 'react';
import { useSite, useWords } from '../site-context.tsx';
import styles from './three-ways.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'three-ways': typeof import('./three-ways.en.json');
  }
}

const ways = ['socialTrading', 'pamm', 'mam'] as const;
const aspects = ['decides', 'money', 'trades', 'change', 'leave', 'cost'] as const;
type Way = (typeof ways)[number];

interface ThreeWaysProps {
  /** The way that the page is about: first and highlighted. */
  current: Way;
  /** `columns`: each way by itself. `table`: compared by aspect. */
  look: 'columns' | 'table';
}

/** Compares social trading, PAMM and MAM: who decides, where the money is, what it costs. */
export function ThreeWays({ current, look }: ThreeWaysProps): ReactNode {
  const t = useWords('three-ways');
  const { links } = useSite();
  const orderedWays = [current, ...ways.filter((way) => way !== current)];
  const linkedName = (way: Way): ReactNode =>
    way === current ? t(`ways.${way}.name`) : <a href={links.page(way)}>{t(`ways.${way}.name`)}</a>;

  if (look === 'table') {
    return (
      <div className={styles.scroller}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('caption')}</caption>
          <thead>
            <tr>
              <td />
              {orderedWays.map((way) => (
                <th key={way} scope="col" className={way === current ? styles.here : undefined}>
                  {linkedName(way)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {aspects.map((aspect) => (
              <tr key={aspect}>
                <th scope="row">{t(`aspects.${aspect}`)}</th>
                {orderedWays.map((way) => (
                  <td key={way} className={way === current ? styles.here : undefined}>
                    <span className={styles.wayName} aria-hidden="true">
                      {t(`ways.${way}.name`)}
                    </span>
                    {t(`ways.${way}.${aspect}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  return (
    <ul className={styles.columns}>
      {orderedWays.map((way) => (
        <li key={way} className={way === current ? `${styles.way} ${styles.current}` : styles.way}>
          <h3>{linkedName(way)}</h3>
          <dl className={styles.facts}>
            {aspects.map((aspect) => (
              <div key={aspect}>
                <dt>{t(`aspects.${aspect}`)}</dt>
                <dd>{t(`ways.${way}.${aspect}`)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
