import type { ReactNode } from 'react';
import { publishedClasses } from '../../conditions/published-specs.ts';
import { productClasses } from '../../facts/instruments.ts';
import type { RouteName } from '../../paths.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import styles from './services.module.css';

/** Each card has the words of its route. */
const services = [
  { route: 'accountSpecs', Drawing: Markets },
  { route: 'platforms', Drawing: Platform },
  { route: 'socialTrading', Drawing: HighWaterMark },
  { route: 'economicCalendar', Drawing: Calendar },
] as const satisfies readonly { route: RouteName; Drawing: () => ReactNode }[];

/** Offers of an account: four cards, each with a drawing and a link to its page. */
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
  return (
    <>
      <path className={styles.device} d="M26 4h160v104H26zM6 118h200" />
      <g id="chart" transform="translate(42 22)">
        <path
          className={styles.rise}
          d="M16 29V42m-4-13h8v4h-8zM32 2V29m-4-21h8v21h-8zM64 4V24m-4-15h8v15h-8zM96 15V27m-4-10h8v7h-8z"
        />
        <path
          className={styles.fall}
          d="M0 24V33m-4-4h8v4h-8zM48 0V24m-4-16h8v16h-8zM80 6V24m-4-15h8v15h-8zM112 17V49m-4-32h8v32h-8zM128 49V70m-4-21h8v21h-8z"
        />
        <path className={styles.mark} d="M-8 30h144" />
      </g>
      <path className={styles.device} d="M196 28h58v90h-58z" />
      <use href="#chart" transform="translate(190 42) scale(.34 .8)" />
    </>
  );
}

const profit =
  'M0 112l8-24l8-10l8-13l8-27l8 2l8 35l8 2l8 4l8-11l8-9l8-8l8-28l8 6l8 41l8-8l8-25l8 17l8 12l8-6l8-21l8-12l8-25l8 6l8 24l8 7l8 19l8 8l8-25l8-22l8 4l8-5l8 3l8-23';

/** An account's profit and its high-water mark: only a new high can cost a fee. */
function HighWaterMark(): ReactNode {
  return (
    <g transform="translate(0 8)">
      <path className={styles.area} d={`${profit}V132H0z`} />
      <path
        className={styles.mark}
        d="M0 112L8 88L16 78L24 65L32 38H88L96 25H168L176 4H256L264 0"
      />
      <path className={styles.strong} d={profit} />
      <path
        className={styles.high}
        d="M0 112L8 88M8 88L16 78M16 78L24 65M24 65L32 38M88 53L96 25M168 29L176 4M256 23L264 0"
      />
    </g>
  );
}

/** A month of working days, some with figures that move markets. Unlike charts, its weeks run in the reading direction. */
function Calendar(): ReactNode {
  return (
    <g className={styles.days}>
      <path d="M11 12h26m28 0h26m28 0h26m82 0h26M11 44h26m28 0h26m82 0h26M11 76h26m28 0h26m136 0h26M11 108h26m28 0h26m136 0h26" />
      <path className={styles.light} d="M173 12h26M119 44h26M119 76h26M173 76h26M119 108h26" />
      <path className={styles.heavy} d="M227 44h26M173 108h26" />
    </g>
  );
}
