import type { ReactNode } from 'react';
import { tiers, type Tier } from '../../../core/domain/tiers.ts';
import { priceList } from '../../conditions/price-list.ts';
import { brand } from '../../facts/brand.ts';
import { claims } from '../../facts/claims.ts';
import { formatClaim, sentenceGap } from '../../i18n/format.ts';
import { AnsweredQuestions } from '../../inline-script.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { Phrases } from '../../sections/phrases.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Lead } from '../../ui/lead.tsx';
import { Section, SectionFold, SectionHeading } from '../../ui/section.tsx';
import { TermList } from '../../ui/term-list.tsx';
import { RevenueBar } from './revenue-bar.tsx';
import folds from '../../ui/questions.module.css';
import styles from './introducing-broker.module.css';

export default function IntroducingBroker(): ReactNode {
  const t = useWords('introducing-broker');
  return (
    <>
      <Opening />
      <Services />
      <ForServed>
        <Steps />
      </ForServed>
      <Terms />
      <Section labelledBy="questions">
        <SectionHeading id="questions" title={t('questions.title')} />
        <Questions />
      </Section>
      <Closing />
    </>
  );
}

function Opening(): ReactNode {
  const t = useWords('introducing-broker');
  const { links, language, content } = useSite();
  const prices = priceList(content);
  /** The spread of one lot in US dollars, in which partners share. */
  const revenueOf = (instrument: string, tier: Tier): number | undefined => {
    const { cost, commissionUsd = 0 } =
      prices.find(({ symbol }) => symbol === instrument)?.byTier[tier] ?? {};
    return cost && cost.value - commissionUsd;
  };
  const [standard, premium, elite] = tiers.map((tier) => revenueOf('EURUSD', tier));
  const gold = revenueOf('XAUUSD', 'standard');
  const formatMoney = (value: number): string =>
    formatClaim({ kind: 'money', value }, language.code);
  const shareOf = (revenue: number): string =>
    formatMoney((revenue * claims.ibShare.value.value) / 100);
  return (
    <div className={`${styles.opening} page-width page-top column`}>
      <div className="gap-8 column halves">
        <h1>
          <Phrases text={t('hero.title')} />
        </h1>
        <div className={`${styles.side} gap-6 column`}>
          <Lead lines="column">{t('hero.lead')}</Lead>
          <Actions>
            <PortalLink to="register">{t('hero.register')}</PortalLink>
            <ButtonLink href={links.page('ibAgreement')} look="quiet">
              {t('agreement')}
            </ButtonLink>
          </Actions>
        </div>
      </div>
      <RevenueBar />
      {standard !== undefined && (
        <p className="soft reading">
          {t('bar.example', { revenue: formatMoney(standard), yours: shareOf(standard) })}
          {premium !== undefined &&
            elite !== undefined &&
            sentenceGap(language.code) +
              t('bar.others', { premium: shareOf(premium), elite: shareOf(elite) })}
          {gold !== undefined &&
            sentenceGap(language.code) +
              t('bar.gold', { revenue: formatMoney(gold), yours: shareOf(gold) })}
        </p>
      )}
    </div>
  );
}

function Services(): ReactNode {
  const t = useWords('introducing-broker');
  return (
    <Section ground="sunken" labelledBy="services">
      <SectionHeading id="services" title={t('services.title')} lead={t('services.lead')} />
      <ul className={`${styles.services} grid gap-8 three ruled`}>
        {t('services.cards', { returnObjects: true }).map((card) => (
          <li key={card.title}>
            <h3>{card.title}</h3>
            <ul className="rows">
              {card.items.split(/[,，、،]\s*/).map((item) => (
                <li key={item} className="soft">
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Steps(): ReactNode {
  const t = useWords('introducing-broker');
  return (
    <Section labelledBy="steps">
      <div className="split column gap-8">
        <SectionHeading id="steps" title={t('steps.title')} lead={t('steps.lead')} />
        <ol className="steps gap-8 grid">
          {t('steps.steps', { returnObjects: true }).map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p className="soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Terms(): ReactNode {
  const t = useWords('introducing-broker');
  return (
    <Section ground="sunken" labelledBy="terms">
      <SectionFold id="terms" title={t('terms.title')} lead={t('terms.lead')}>
        <TermList look="columns" entries={t('terms.entries', { returnObjects: true })} />
      </SectionFold>
    </Section>
  );
}

function Questions(): ReactNode {
  const t = useWords('introducing-broker');
  const entries = t('questions.entries', { returnObjects: true });
  return (
    <div className={folds.questions}>
      <AnsweredQuestions entries={entries} />
      {entries.map((entry) => (
        <details key={entry.question} className="unfolds">
          <summary>
            <h3>{entry.question}</h3>
          </summary>
          <p>{entry.answer}</p>
        </details>
      ))}
    </div>
  );
}

function Closing(): ReactNode {
  const t = useWords('introducing-broker');
  const { links } = useSite();
  return (
    <Section ground="call" className="column halves gap-6">
      <div className="grid gap-4">
        <h2>{t('closing.title')}</h2>
        <Lead lines="column">{t('closing.text')}</Lead>
      </div>
      <Actions>
        <PortalLink to="register">{t('hero.register')}</PortalLink>
        <ButtonLink href={links.email(brand.partnersEmail)} look="quiet">
          {t('closing.write')}
        </ButtonLink>
      </Actions>
    </Section>
  );
}
