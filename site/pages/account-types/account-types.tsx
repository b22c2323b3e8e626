import type { ReactNode } from 'react';
import { sentenceGap } from '../../i18n/format.ts';
import { known, knownText } from '../../i18n/known.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { FiguresInUrl } from '../../sections/figures-in-url/figures-in-url.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { LossWarning } from '../../sections/loss-warning.tsx';
import { ComplaintSteps, Licence, ProtectionFacts } from '../../sections/protection.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Lead } from '../../ui/lead.tsx';
import { Measure } from '../../ui/measure.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { TermList } from '../../ui/term-list.tsx';
import { AccountTable } from './account-table.tsx';
import redrawCosts from './cost-chooser.enhancement.ts';
import { CostChooser } from './cost-chooser.tsx';
import { MarginExample } from './margin-steps.tsx';
import { pricedOffers, useOffers } from './use-offers.ts';
import styles from './account-types.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'account-types': typeof import('./account-types.en.json');
  }
}

export function AccountTypes(): ReactNode {
  const t = useWords('account-types');
  return (
    <div className={styles.page}>
      <LossWarning />
      <div className={styles.ground}>
        <Measure>
          <PageIntro
            label={t('label')}
            title={t('title')}
            lead={t('lead')}
            size="tool"
            arrangement="beside"
            className={styles.opening}
          >
            <Differences />
          </PageIntro>
          <Accounts />
        </Measure>
      </div>
      <MarginExample />
      <Section labelledBy="offer">
        <SectionHeading id="offer" title={t('offer.title')} lead={t('offer.lead')} />
        <Offer />
      </Section>
      <Section id="protection" labelledBy="protection-title">
        <Protection />
      </Section>
      <Section ground="sunken" labelledBy="swap-free-title">
        <SwapFree />
      </Section>
    </div>
  );
}

/** What distinguishes a tier besides the rows of the comparison. */
function Differences(): ReactNode {
  const t = useWords('account-types');
  const differences = known(t('differences', { returnObjects: true }));
  if (differences.length === 0) return null;
  return (
    <ul className={styles.differences}>
      {differences.map((difference) => (
        <li key={difference}>{difference}</li>
      ))}
    </ul>
  );
}

/** The chooser and the comparison, or a notice if there are no account types. */
function Accounts(): ReactNode {
  const t = useWords('account-types');
  const { links } = useSite();
  const offers = useOffers();
  if (!offers) {
    return (
      <div className={styles.notice}>
        <p>{t('errors.fetchFailed')}</p>
        <ButtonLink href={links.page('accountTypes')} look="quiet">
          {t('errors.tryAgain')}
        </ButtonLink>
      </div>
    );
  }
  if (offers.length === 0) {
    return (
      <div className={styles.notice}>
        <p>{t('empty')}</p>
        <ButtonLink href={links.page('contact')} look="quiet">
          {t('contact')}
        </ButtonLink>
      </div>
    );
  }
  const priced = pricedOffers(offers);
  if (priced.length === 0) return <AccountTable offers={offers} />;
  return (
    <Enhanced by={redrawCosts} on="interaction">
      <FiguresInUrl>
        <CostChooser id="lot-cost" offers={offers} priced={priced} />
      </FiguresInUrl>
      <AccountTable offers={offers} />
    </Enhanced>
  );
}

function Offer(): ReactNode {
  const t = useWords('account-types');
  const { language, links } = useSite();
  const published = knownText(t('offer.instrumentsPublished'));
  return (
    <div className={styles.offer}>
      {(['insurance', 'instruments', 'deposit'] as const).map((name) => (
        <p key={name} className={styles.fact}>
          <b>{t(`offer.${name}Figure`)}</b> {t(`offer.${name}Title`)}
          {name === 'instruments' && published !== undefined && (
            <>
              {sentenceGap(language.code)}
              <a href={links.page('accountSpecs')}>{published}</a>
            </>
          )}
        </p>
      ))}
      <div className={styles.ways}>
        <Fold heading={<h3>{t('offer.waysTitle')}</h3>}>
          <TermList look="columns" entries={t('offer.ways', { returnObjects: true })} />
          <p>
            {t('offer.waysLimit')}{' '}
            <a href={links.page('clientAgreement', 'platform-and-security')}>
              {t('offer.waysRule')}
            </a>
          </p>
        </Fold>
      </div>
    </div>
  );
}

function Protection(): ReactNode {
  const t = useWords('account-types');
  const shared = useWords('protection');
  return (
    <>
      <SectionHeading
        id="protection-title"
        title={t('protection.title')}
        lead={t('protection.lead')}
      />
      <Licence />
      <Fold heading={<h3>{t('protection.facts')}</h3>}>
        <ProtectionFacts />
      </Fold>
      <Fold heading={<h3>{shared('complaint.title')}</h3>}>
        <div id="complaints">
          <ComplaintSteps heading="h4" look="plain" />
        </div>
      </Fold>
    </>
  );
}

/** Islamic accounts: how to ask for one, and what is different on it. */
function SwapFree(): ReactNode {
  const t = useWords('account-types');
  const { links } = useSite();
  return (
    <Fold heading={<h2 id="swap-free-title">{t('swapFree.title')}</h2>}>
      <div id="swap-free">
        <Lead lines="column">{t('swapFree.lead')}</Lead>
        <div className={styles.swapFree}>
          <div className={styles.ask}>
            <ForServed>
              <h3>{t('swapFree.askTitle')}</h3>
              <ol>
                {t('swapFree.ask', { returnObjects: true }).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </ForServed>
            <p>
              <a href={links.page('swapFreeAgreement')}>{t('swapFree.agreement')}</a>
            </p>
          </div>
          <TermList look="columns" entries={t('swapFree.facts', { returnObjects: true })} />
        </div>
      </div>
    </Fold>
  );
}
