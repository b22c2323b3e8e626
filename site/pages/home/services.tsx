import type { ReactNode } from 'react';
import { publishedClasses } from '../../conditions/published-specs.ts';
import { productClasses } from '../../facts/instruments.ts';
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
      <ul className={`${styles.cards} grid gap-4`}>
        {services.map(({ route, Drawing }) => (
          <li key={route} className={`${styles.card} card grid`}>
            <svg className={styles.drawing} viewBox="-20 -20 304 160" aria-hidden="true">
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

/** A dot for each instrument with published conditions, in columns, in its market's colour. */
function Markets(): ReactNode {
  const published = publishedClasses(useSite().content, 'standard');
  if (!published) return null;
  const rows = 8;
  const [step, gap] = [14, 13];
  let x = 4;
  return productClasses.map((market) => {
    const { count } = published[market];
    const columns = Array.from({ length: Math.ceil(count / rows) }, (_, column) => {
      const dots = Math.min(count - column * rows, rows);
      return `M${x + column * step} 116v-${(dots - 1) * 16 + 1}`;
    });
    x += columns.length * step + gap;
    return <path key={market} className={styles.dots} data-product={market} d={columns.join('')} />;
  });
}

/** The same chart and the same order on two devices, in the colours that the reader's market uses for rise and fall. */
function Platform(): ReactNode {
  const y = (value: number): number => Math.round(70 - value * 70);
  const sticks = candlesOfWalk({ seed: 5, count: 9 }).map(({ open, close, high, low }, index) => ({
    rises: close >= open,
    d: `M${index * 16} ${y(high)}V${y(low)}m-4 ${y(Math.max(open, close)) - y(low)}h8v${Math.max(Math.abs(y(close) - y(open)), 2)}h-8z`,
  }));
  const pathOf = (rises: boolean): string =>
    sticks
      .filter((stick) => stick.rises === rises)
      .map(({ d }) => d)
      .join('');
  return (
    <>
      <path className={styles.device} d="M26 4h160v104H26zM6 118h200" />
      <g id="chart" transform="translate(42 22)">
        <path className={styles.rise} d={pathOf(true)} />
        <path className={styles.fall} d={pathOf(false)} />
        <path className={styles.mark} d="M-8 30h144" />
      </g>
      <path className={styles.device} d="M196 28h58v90h-58z" />
      <use href="#chart" transform="translate(190 42) scale(.34 .8)" />
    </>
  );
}

/** An account's profit and its high-water mark: only a new high can cost a fee. */
function HighWaterMark(): ReactNode {
  const points = 34;
  const profit = priceWalk({ seed: 327, points, pull: 0.1 }).map(
    (value, index) => value * 0.5 + (index / points) * 0.55,
  );
  const [min, max] = [Math.min(...profit), Math.max(...profit)];
  const equity = profit.map((value) => (value - min) / (max - min));
  let high = 0;
  const marks = equity.map((value) => (high = Math.max(high, value)));
  const at = (index: number, value = 0): string =>
    `${Math.round((index / (points - 1)) * 264)} ${Math.round((1 - value) * 112)}`;
  const highs = equity.flatMap((value, index) =>
    index > 0 && value === marks[index]
      ? [`M${at(index - 1, equity[index - 1])}L${at(index, value)}`]
      : [],
  );
  const line = linePath(equity, 264, 112);
  return (
    <g transform="translate(0 8)">
      <path className={styles.area} d={`${line}V132H0z`} />
      <path
        className={styles.mark}
        d={marks.map((mark, index) => `${index === 0 ? 'M' : 'L'}${at(index, mark)}`).join('')}
      />
      <path className={styles.strong} d={line} />
      <path className={styles.high} d={highs.join('')} />
    </g>
  );
}

/** A month of working days, some with figures that move markets. Unlike charts, its weeks run in the reading direction. */
function Calendar(): ReactNode {
  const { direction } = useSite().language;
  const days = Array.from({ length: 20 }, (_, day) => day);
  const important = [9, 18];
  const minor = [3, 7, 12, 13, 17];
  const pathOf = (some: readonly number[]): string =>
    some.map((day) => `M${(day % 5) * 54 + 11} ${Math.floor(day / 5) * 32 + 12}h26`).join('');
  return (
    <g
      className={styles.days}
      transform={direction === 'rtl' ? 'translate(264 0) scale(-1 1)' : undefined}
    >
      <path d={pathOf(days.filter((day) => !important.includes(day) && !minor.includes(day)))} />
      <path className={styles.light} d={pathOf(minor)} />
      <path className={styles.heavy} d={pathOf(important)} />
    </g>
  );
}
