import type { ReactNode } from 'react';
import { ForServed } from '../../sections/for-served.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { ThreeSteps } from '../../sections/three-steps.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './trading-center.module.css';

const available = [
  { route: 'platforms', icon: 'oneClick' },
  { route: 'calculators', icon: 'automation' },
  { route: 'economicCalendar', icon: 'calendar' },
  { route: 'news', icon: 'alerts' },
  { route: 'accountSpecs', icon: 'marketDepth' },
  { route: 'glossary', icon: 'manual' },
] as const;

/** Title and 'Coming Soon', as specified, and the way to what can be used until then. */
export default function TradingCenter(): ReactNode {
  const t = useWords('trading-center');
  const pageNames = useWords('shell');
  const shared = useWords('sections');
  const { links } = useSite();
  return (
    <>
      <section className={`${styles.stage} engraved`}>
        <div className="measure split column gap-8">
          <div className="column gap-6">
            <h1>{t('title')}</h1>
            <p className={`${styles.soon} figure`}>{t('comingSoon')}</p>
            <ForServed>
              <div className="actions wrap gap-3">
                <PortalLink to="register">{shared('actions.openAccount')}</PortalLink>
                <PortalLink to="register" offer="openDemo" look="quiet">
                  {shared('actions.openDemo')}
                </PortalLink>
              </div>
            </ForServed>
            <p>{t('available.title')}</p>
          </div>
          <ul className="column two gap-4">
            {available.map(({ route, icon }) => (
              <li key={route} className={`${styles.tool} card column gap-2 start`}>
                <h2 className="h3 row gap-3">
                  <Icon name={icon} className={styles.icon} />
                  <a href={links.page(route)} className="whole-card">
                    {pageNames(`menu.entries.${route}`)}
                  </a>
                </h2>
                <p className="soft small">{t(`available.${route}`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ForServed>
        <Section>
          <ThreeSteps />
        </Section>
      </ForServed>
    </>
  );
}
