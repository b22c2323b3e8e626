import type { ReactNode } from 'react';
import { chargesCommission } from '../../conditions/account-conditions.ts';
import { formatDollars } from '../../i18n/format.ts';
import { known, knownText } from '../../i18n/known.ts';
import { PortalLink } from '../../sections/portal-link.tsx';
import { LicenceStatus } from '../../sections/protection.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Headline } from './headline.tsx';
import { OneLot } from './one-lot.tsx';
import styles from './home-hero.module.css';

/** The offer and its price, the two ways to begin, and one lot of each market. */
export function HomeHero(): ReactNode {
  const t = useWords('home');
  const sections = useWords('sections');
  const { content, language } = useSite();
  const costs = chargesCommission(content, 'forex', ['standard'])
    ? undefined
    : knownText(t('hero.costs'));
  return (
    <section className={`${styles.hero} engraved`}>
      <div className={`measure ${styles.sides} grid gap-8 start`}>
        <div className={`${styles.words} grid gap-4`}>
          <Headline />
          <p className="lead soft short">{t('hero.lead')}</p>
          {costs !== undefined && (
            <div className="aside grid gap-2">
              <p>{t('hero.prices.title')}</p>
              <Figures
                className={styles.prices}
                of={known(t('hero.prices.items', { returnObjects: true }))}
              />
              <p className="note">{costs}</p>
            </div>
          )}
          <div className="actions wrap gap-3">
            <PortalLink to="register">{sections('actions.openAccount')}</PortalLink>
            <PortalLink to="register" offer="openDemo" look="quiet">
              {sections('actions.tryDemo')}
            </PortalLink>
          </div>
          <p className="note">{t('hero.note')}</p>
        </div>
        <OneLot />
        <Figures
          className={styles.proof}
          of={t('hero.proof', { returnObjects: true, noMoney: formatDollars(0, language.code) })}
        />
        <p className={`${styles.company} note`}>
          <LicenceStatus />
        </p>
      </div>
    </section>
  );
}
