import type { ReactNode } from 'react';
import { priceList } from '../../conditions/price-list.ts';
import { brand } from '../../facts/brand.ts';
import { claims } from '../../facts/claims.ts';
import { formatClaim } from '../../i18n/format.ts';
import { AnsweredQuestions } from '../../inline-script.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { Hero } from '../../sections/hero.tsx';
import { Phrases } from '../../sections/phrases.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { RenderedObject } from '../../sections/rendered-object.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionFold, SectionHeading } from '../../ui/section.tsx';
import { Steps } from '../../ui/steps.tsx';
import { TermList } from '../../ui/term-list.tsx';
import folds from '../../ui/questions.module.css';
import styles from './introducing-broker.module.css';

/** A partner's share is shown for one lot of each. */
const exampleLots = [
  ['EURUSD', 'standard'],
  ['EURUSD', 'premium'],
  ['EURUSD', 'elite'],
  ['XAUUSD', 'standard'],
] as const;

export default function IntroducingBroker(): ReactNode {
  const t = useWords('introducing-broker');
  return (
    <>
      <Opening />
      <Examples />
      <Services />
      <ForServed>
        <HowItWorks />
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
  const { links, language } = useSite();
  const remainder = formatClaim(
    { kind: 'percent', value: 100 - claims.ibShare.value.value },
    language.code,
  );
  return (
    <Hero
      label={t('hero.label')}
      title={<Phrases text={t('hero.title')} />}
      lead={t('hero.lead')}
      action={<PortalLink to="register">{t('hero.register')}</PortalLink>}
      next={{ href: links.page('ibAgreement'), text: t('agreement') }}
      note={t('hero.note')}
      emphasis="picture"
      picture={
        <figure>
          <div className="mirrored">
            <RenderedObject name="share" look="hero" />
          </div>
          <figcaption className={`${styles.share} grid gap-3 soft`}>
            <dl className={`${styles.parts} grid gap-2`}>
              <div className="gilt">
                <dt>{t('share.yours')}</dt>
                <dd className="gold">{t('share.share')}</dd>
              </div>
              <div className="gilt">
                <dt>{t('share.ours')}</dt>
                <dd>{remainder}</dd>
              </div>
            </dl>
            <p>{t('share.caption')}</p>
          </figcaption>
        </figure>
      }
    />
  );
}

/** A partner's share in the spread of single lots. */
function Examples(): ReactNode {
  const t = useWords('introducing-broker');
  const { language, content } = useSite();
  const prices = priceList(content);
  const examples = exampleLots.flatMap(([symbol, tier]) => {
    const price = prices.find((listed) => listed.symbol === symbol)?.byTier[tier];
    // Partners share in the spread, not in the commission.
    const revenue = price?.cost && price.cost.value - (price.commissionUsd ?? 0);
    return revenue === undefined ? [] : [{ symbol, tier, revenue }];
  });
  if (examples.length === 0) return null;
  const formatMoney = (value: number): string =>
    formatClaim({ kind: 'money', value }, language.code);
  return (
    <Section density="dense" labelledBy="examples" className="split column gap-6">
      <SectionHeading id="examples" title={t('example.title')} lead={t('example.note')} />
      <table className="figures" aria-labelledby="examples">
        <thead>
          <tr>
            {t('example.columns', { returnObjects: true }).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.map(({ symbol, tier, revenue }) => (
            <tr key={`${symbol} ${tier}`}>
              <th scope="row">
                <bdi>{symbol}</bdi> <span className="fine">{t(`example.accounts.${tier}`)}</span>
              </th>
              <td>{formatMoney(revenue)}</td>
              <td>{formatMoney((revenue * claims.ibShare.value.value) / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Services(): ReactNode {
  const t = useWords('introducing-broker');
  return (
    <Section ground="sunken" labelledBy="services">
      <SectionHeading id="services" title={t('services.title')} lead={t('services.lead')} />
      <TermList look="columns" entries={t('services.entries', { returnObjects: true })} />
    </Section>
  );
}

function HowItWorks(): ReactNode {
  const t = useWords('introducing-broker');
  return (
    <Section labelledBy="steps">
      <SectionHeading id="steps" title={t('steps.title')} lead={t('steps.lead')} />
      <Steps
        className="two column"
        steps={t('steps.steps', { returnObjects: true }).map(({ title, text }) => ({
          title,
          description: text,
        }))}
      />
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
        <h2 id="call">{t('closing.title')}</h2>
        <p className="lead soft">{t('closing.text')}</p>
      </div>
      <div className="actions wrap gap-3">
        <PortalLink to="register">{t('hero.register')}</PortalLink>
        <ButtonLink href={links.email(brand.partnersEmail)} look="quiet">
          {t('closing.write')}
        </ButtonLink>
      </div>
    </Section>
  );
}
