import type { ReactNode } from 'react';
import { useSite, useWords } from '../site-context.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import styles from './three-ways.module.css';

const ways = ['socialTrading', 'pamm', 'mam'] as const;
const aspects = ['decides', 'money', 'trades', 'change', 'leave', 'cost'] as const;
type Way = (typeof ways)[number];

interface ThreeWaysProps {
  /** The way that the page is about: first and highlighted. */
  current: Way;
  ground?: 'plain' | 'sunken';
}

/**
 * Compares social trading, PAMM and MAM: who decides, where the money is, what it costs. On a phone, radio buttons choose the one
 * that three-ways.module.css shows.
 */
export function ThreeWays({ current, ground = 'plain' }: ThreeWaysProps): ReactNode {
  const t = useWords('three-ways');
  const { links } = useSite();
  const orderedWays = [current, ...ways.filter((way) => way !== current)];
  const classOf = (way: Way): string =>
    [styles[way], way === current ? styles.current : ''].filter(Boolean).join(' ');
  const linkedName = (way: Way): ReactNode =>
    way === current ? t(`ways.${way}.name`) : <a href={links.page(way)}>{t(`ways.${way}.name`)}</a>;

  return (
    <Section ground={ground} id="ways" labelledBy="ways-title" className={styles.ways}>
      <SectionHeading id="ways-title" title={t('title')} />
      <fieldset className={`${styles.choice} wrap gap-2`}>
        <legend className="visually-hidden">{t('caption')}</legend>
        {orderedWays.map((way) => (
          <label key={way} className="choice">
            <input
              type="radio"
              name="way"
              defaultChecked={way === current}
              className={`${styles[`${way}Choice`]} over`}
            />
            {t(`ways.${way}.name`)}
          </label>
        ))}
      </fieldset>
      <table className={`${styles.table} stacks`}>
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <td />
            {orderedWays.map((way) => (
              <th key={way} scope="col" className={classOf(way)}>
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
                <td key={way} className={classOf(way)}>
                  {t(`ways.${way}.${aspect}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
