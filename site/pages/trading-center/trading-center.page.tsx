import type { ReactNode } from 'react';
import { ForServed } from '../../sections/for-served.tsx';
import { MarketObject } from '../../sections/market-object.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Actions } from '../../ui/actions.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Measure } from '../../ui/measure.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './trading-center.module.css';

const available = [
  { route: 'platforms', icon: 'oneClick' },
  { route: 'calculators', icon: 'marketDepth' },
  { route: 'economicCalendar', icon: 'calendar' },
] as const;

/** Title and 'Coming Soon', as specified, and the way to what can be used until then. */
export default function TradingCenter(): ReactNode {
  const t = useWords('trading-center');
  const pageNames = useWords('shell');
  const actions = useWords('sections');
  const { links } = useSite();
  return (
    <>
      <section className={`${styles.stage} engraved`}>
        <Measure className={`${styles.sides} column gap-8`}>
          <div className="column gap-6">
            <h1>{t('title')}</h1>
            <p className={`${styles.soon} figure`}>{t('comingSoon')}</p>
            <ForServed>
              <Actions>
                <PortalLink to="register" offer="openDemo">
                  {actions('demo.action')}
                </PortalLink>
              </Actions>
            </ForServed>
          </div>
          <MarketObject market="indices" lazy={false} />
        </Measure>
      </section>
      <Section density="dense" labelledBy="available">
        <div className="column gap-6">
          <h2 className="title" id="available">
            {t('available.title')}
          </h2>
          <ul className="column three gap-4">
            {available.map(({ route, icon }) => (
              <li key={route} className={`${styles.card} card column gap-2 start`}>
                <Icon name={icon} className={styles.icon} />
                <h3>
                  <a href={links.page(route)}>{pageNames(`menu.entries.${route}`)}</a>
                </h3>
                <p className="soft small">{t(`available.${route}`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </>
  );
}
