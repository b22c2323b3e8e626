import type { ReactNode } from 'react';
import { chargesCommission } from '../../conditions/account-conditions.ts';
import { knownText } from '../../i18n/known.ts';
import { PortalLink } from '../../sections/portal-link.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Lead } from '../../ui/lead.tsx';
import { Measure } from '../../ui/measure.tsx';
import { Headline } from './headline.tsx';
import { OneLot } from './one-lot.tsx';
import styles from './home-hero.module.css';
import priceLine from './price-line.module.css';

/** The headline beside real trading conditions, over a price line. */
export function HomeHero(): ReactNode {
  const t = useWords('home');
  const sections = useWords('sections');
  const { content, links } = useSite();
  const costs = chargesCommission(content, 'forex', ['standard'])
    ? undefined
    : knownText(t('hero.costs'));
  return (
    <section className={styles.hero}>
      <div className={priceLine.backdrop} aria-hidden="true" />
      <Measure className={`${styles.sides} grid gap-8`}>
        <div className={styles.words}>
          <Headline />
          <Lead>{t('hero.lead')}</Lead>
          <Actions>
            <PortalLink to="register">{sections('actions.openAccount')}</PortalLink>
            <ButtonLink href={links.page('accountTypes')} look="quiet">
              {sections('actions.compareAccounts')}
            </ButtonLink>
          </Actions>
        </div>
        <OneLot />
        <div className={styles.notes}>
          {costs !== undefined && <p className="strong aside">{costs}</p>}
          <p className="note">{t('hero.note')}</p>
        </div>
      </Measure>
    </section>
  );
}
