import type { ReactNode } from 'react';
import type { RouteName } from '../../paths.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { candlesOfWalk, linePath, priceWalk } from '../../ui/price-line.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import styles from './services.module.css';

/** Each card has the words of its route. */
const services = [
  { route: 'accountSpecs', Drawing: Markets },
  { route: 'platforms', Drawing: Platform },
  { route: 'socialTrading', Drawing: HighWaterMark },
  { route: 'economicCalendar', Drawing: Calendar },
] as const satisfies readonly { route: RouteName; Drawing: () => ReactNode }[];

/** What an account offers: four cards, each with a drawing and a link to its page. */
export function Services(): ReactNode {
  const t = useWords('home');
  const { links } = useSite();
  return (
    <Section labelledBy="services">
      <SectionHeading id="services" title={t('services.title')} lead={t('services.lead')} />
      <ul className={styles.cards}>
        {services.map(({ route, Drawing }) => (
          <li key={route} className={styles.card}>
            <svg className={styles.drawing} viewBox="0 0 264 120" aria-hidden="true">
              <Drawing />
            </svg>
            <h3>{t(`services.cards.${route}.title`)}</h3>
            <p>{t(`services.cards.${route}.description`)}</p>
            <a href={links.page(route)}>{t(`services.cards.${route}.link`)}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One line for each of five markets, the middle one emphasised. */
function Markets(): ReactNode {
  return [11, 24, 35, 44, 58].map((seed, index) => (
    <path
      key={seed}
      className={index === 2 ? styles.strong : styles.quiet}
      d={linePath(priceWalk({ seed, points: 52, pull: 0.12 }), 264, 30)}
      transform={`translate(0 ${4 + index * 20})`}
    />
  ));
}

/** Candlesticks on the platform's grid, in the colours that the reader's market uses for rise and fall. */
function Platform(): ReactNode {
  const sticks = candlesOfWalk({ seed: 5, count: 19 });
  const y = (value: number): number => Math.round(112 - value * 104);
  return (
    <>
      <path className={styles.grid} d="M0 8.5h264M0 34.5h264M0 60.5h264M0 86.5h264M0 112.5h264" />
      {sticks.map(({ open, close, high, low }, index) => {
        const x = 8 + index * 14;
        return (
          <path
            key={x}
            className={close >= open ? styles.rise : styles.fall}
            d={`M${x - 3} ${y(Math.max(open, close))}h6v${Math.max(Math.abs(y(close) - y(open)), 1)}h-6zM${x} ${y(high)}V${y(low)}`}
          />
        );
      })}
    </>
  );
}

/** An account's profit and its high-water mark: only a new high can cost a fee. */
function HighWaterMark(): ReactNode {
  const profit = priceWalk({ seed: 327, points: 45, pull: 0.1 }).map(
    (value, index) => value * 0.5 + (index / 45) * 0.55,
  );
  const [min, max] = [Math.min(...profit), Math.max(...profit)];
  const equity = profit.map((value) => (value - min) / (max - min));
  let high = 0;
  const marks = equity.map((value) => (high = Math.max(high, value)));
  const step = 264 / (equity.length - 1);
  const markPath = marks
    .map(
      (value, index) =>
        `${index === 0 ? 'M0 ' : `H${Math.round(index * step)}V`}${Math.round((1 - value) * 100)}`,
    )
    .join('');
  return (
    <g transform="translate(0 10)">
      <path className={styles.mark} d={markPath} />
      <path className={styles.strong} d={linePath(equity, 264, 100)} />
    </g>
  );
}

/** A month of working days, some with figures that move markets. Unlike charts, its weeks run in the reading direction. */
function Calendar(): ReactNode {
  /** By index of the day, from 1 (minor) to 3 (important). */
  const importanceByDay = new Map([
    [3, 2],
    [7, 1],
    [9, 3],
    [12, 1],
    [13, 2],
    [17, 1],
    [18, 3],
  ]);
  const days = Array.from({ length: 20 }, (_, day) => {
    const importance = importanceByDay.get(day) ?? 0;
    return (
      <rect
        key={day}
        className={importance === 3 ? styles.heavy : importance > 0 ? styles.light : styles.day}
        x={(day % 5) * 54 + 1}
        y={Math.floor(day / 5) * 30 + 3}
        width="46"
        height="22"
        rx="5"
      />
    );
  });
  return <g className={styles.days}>{days}</g>;
}
