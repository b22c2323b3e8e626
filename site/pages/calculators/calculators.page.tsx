import type { ReactNode } from 'react';
import { known } from '../../i18n/known.ts';
import { ClosingCall } from '../../sections/call-to-action.tsx';
import {
  FeeCalculator,
  feeCalculatorId,
  feeTitleId,
} from '../../sections/performance-fee/fee-calculator.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section, SectionFold } from '../../ui/section.tsx';
import { TermList } from '../../ui/term-list.tsx';
import { Calculator } from './calculator.tsx';
import styles from './calculators.module.css';

export default function Calculators(): ReactNode {
  const t = useWords('calculators');
  const accounts = useWords('account-types');
  const shared = useWords('sections');
  const { links } = useSite();
  return (
    <>
      <div className={`${styles.ground} page-top`}>
        <div className="measure">
          <PageIntro
            label={t('label')}
            title={t('title')}
            lead={t('lead')}
            leadLines="column"
            className={styles.opening}
          />
          <Calculator />
          <p className={styles.demo}>
            <PortalLink to="register" offer="openDemo" look="quiet">
              {shared('actions.tryDemo')}
            </PortalLink>
          </p>
        </div>
      </div>
      <Section ground="sunken" labelledBy="rules">
        <SectionFold id="rules" title={t('rules.title')}>
          <TermList look="columns" entries={known(t('rules.entries', { returnObjects: true }))} />
          <p className={`${styles.sources} wrap`}>
            <a href={links.page('accountSpecs')}>{t('rules.specs')}</a>
            <a href={links.page('accountTypes', 'margin')}>{t('rules.marginExample')}</a>
            <a href={links.page('help', 'triple-swap')}>{t('rules.swap')}</a>
          </p>
        </SectionFold>
      </Section>
      <Section labelledBy={feeTitleId}>
        <FeeCalculator action={links.page('calculators', feeCalculatorId)} heading="h2" />
      </Section>
      <ClosingCall title={accounts('call.title')} text={accounts('call.text')} demo />
    </>
  );
}
