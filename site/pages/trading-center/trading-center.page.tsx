import type { ReactNode } from 'react';
import { ForServed } from '../../sections/for-served.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Actions } from '../../ui/actions.tsx';
import styles from './trading-center.module.css';

const availableRoutes = [
  'accountSpecs',
  'calculators',
  'economicCalendar',
  'news',
  'platforms',
] as const;

/** Title and 'Coming Soon', as specified, and the way to what can be used until then. */
export default function TradingCenter(): ReactNode {
  const t = useWords('trading-center');
  const pageNames = useWords('shell');
  const actions = useWords('sections');
  const { links } = useSite();
  return (
    <section className={`${styles.place} grid`}>
      <UnfinishedLine />
      <div className={`${styles.words} grid gap-6`}>
        <h1>{t('title')}</h1>
        <p className={styles.soon}>{t('comingSoon')}</p>
        <nav aria-labelledby="available">
          <h2 className="h3" id="available">
            {t('available')}
          </h2>
          <ul className="links">
            {availableRoutes.map((route) => (
              <li key={route}>
                <a href={links.page(route)}>{pageNames(`menu.entries.${route}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ForServed>
          <Actions>
            <PortalLink to="register" offer="openDemo">
              {actions('demo.action')}
            </PortalLink>
          </Actions>
        </ForServed>
      </div>
    </section>
  );
}

/** A price line up to the present, and a dashed line ahead. */
function UnfinishedLine(): ReactNode {
  return (
    <svg
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={styles.line}
    >
      <path className={styles.grid} d="M0 60.5h1440M0 150.5h1440M0 240.5h1440M0 330.5h1440" />
      <path
        className={styles.drawn}
        d="M0 262l46 18 38-26 52 34 44-14 40 30 58-48 36 12 50-38 42 26 54-52 40 20 36-12 48 40 40-30 52 16 34-44 46 22 40-34 34 18"
      />
      <path className={styles.ahead} d="M846 200h594" />
      <circle className={styles.now} cx="830" cy="200" r="7" />
    </svg>
  );
}
