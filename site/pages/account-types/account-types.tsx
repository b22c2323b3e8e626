import type { ReactNode } from 'react';
import type { AccountType } from '../../../contract/account-type.ts';
import { claims } from '../../facts/claims.ts';
import { known, knownText } from '../../i18n/known.ts';
import { CostComparison } from '../../sections/cost-comparison.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { ComplaintSteps, ProtectionFacts } from '../../sections/protection.tsx';
import { Term } from '../../sections/term.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Lead } from '../../ui/lead.tsx';
import { Measure } from '../../ui/measure.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { TermList } from '../../ui/term-list.tsx';
import { isUncommon } from './comparison.ts';
import { MarginExample } from './margin-steps.tsx';
import styles from './account-types.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'account-types': typeof import('./account-types.en.json');
  }
}

const terms = ['spread', 'leverage', 'stopOut'] as const;
/** Where the glossary explains them. */
const termIds = { spread: 'spread', leverage: 'leverage', stopOut: 'stop-out' } as const;
const comparedRows = [
  'minDeposit',
  'commission',
  'spread',
  'leverage',
  'lotSize',
  'stopOut',
  'instruments',
] as const;

export function AccountTypes(): ReactNode {
  const t = useWords('account-types');
  const { links } = useSite();
  return (
    <>
      <div className={styles.ground}>
        <Measure>
          <PageIntro
            label={t('label')}
            title={t('title')}
            lead={t('lead')}
            arrangement="beside"
            className={styles.opening}
          >
            <Differences />
          </PageIntro>
          <Accounts />
        </Measure>
      </div>
      <CostComparison id="lot-cost" />
      <Section density="dense" labelledBy="terms" className={styles.terms}>
        <h2 id="terms" className={styles.termsTitle}>
          {t('explainedTitle')}
        </h2>
        <TermList
          look="columns"
          entries={terms.map((term) => ({
            term: <Term id={termIds[term]}>{t(`rows.${term}`)}</Term>,
            text: t(`explained.${term}`),
          }))}
        />
      </Section>
      <MarginExample />
      <Section labelledBy="offer">
        <SectionHeading id="offer" title={t('offer.title')} lead={t('offer.lead')} />
        <Offer />
      </Section>
      <Section ground="night" density="dense" labelledBy="deposit" className={styles.deposit}>
        <div className={styles.depositWords}>
          <h2 id="deposit">{t('deposit.title')}</h2>
          <p>{t('deposit.text')}</p>
        </div>
        <FundingDays />
      </Section>
      <Section id="protection" labelledBy="protection-title">
        <Protection />
      </Section>
      <Section ground="sunken" id="swap-free" labelledBy="swap-free-title">
        <SwapFree />
      </Section>
      <Section id="questions" labelledBy="questions-title">
        <SectionHeading id="questions-title" title={t('questions.title')} />
        <Questions />
        <p className={styles.moreQuestions}>
          <ButtonLink href={links.page('help')} look="quiet">
            {t('questions.more')}
          </ButtonLink>
        </p>
      </Section>
      <Section ground="sunken" density="dense">
        <div className={styles.call}>
          <h2>{t('call.title')}</h2>
          <Lead lines="column">{t('call.text')}</Lead>
          <Actions>
            <PortalLink to="register">{t('open')}</PortalLink>
            <ButtonLink href={links.page('accountSpecs')} look="quiet">
              {t('specs')}
            </ButtonLink>
          </Actions>
        </div>
      </Section>
    </>
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

/** The comparison, or a notice if there are no account types. */
function Accounts(): ReactNode {
  const t = useWords('account-types');
  const { content, language, links } = useSite();
  const { accountTypes } = content;
  if (accountTypes.state === 'missing') {
    return (
      <div className={styles.notice}>
        <p>{t('errors.fetchFailed')}</p>
        <ButtonLink href={links.page('accountTypes')} look="quiet">
          {t('errors.tryAgain')}
        </ButtonLink>
      </div>
    );
  }
  const accounts = accountTypes.value[language.code];
  if (accounts.length === 0) {
    return (
      <div className={styles.notice}>
        <p>{t('empty')}</p>
        <ButtonLink href={links.page('contact')} look="quiet">
          {t('contact')}
        </ButtonLink>
      </div>
    );
  }
  return <Comparison accounts={accounts} />;
}

function Comparison({ accounts }: { accounts: readonly AccountType[] }): ReactNode {
  const t = useWords('account-types');
  // The product requirements set one stop-out level for all accounts.
  const valueOf = (account: AccountType, name: (typeof comparedRows)[number]): string =>
    name === 'stopOut' ? t('stopOutValue') : account[name];
  const rows = comparedRows.map((name) => ({
    name,
    values: accounts.map((account) => valueOf(account, name)),
  }));
  return (
    <section aria-labelledby="compare" className={styles.comparison}>
      <h2 id="compare" className="visually-hidden">
        {t('compare')}
      </h2>
      <ul className={styles.legend}>
        <li className={styles.legendGold}>{t('legend.gold')}</li>
        <li className={styles.legendQuiet}>{t('legend.quiet')}</li>
      </ul>
      <ul
        className={`${styles.accounts} ${accounts.length <= 3 ? styles[`of${accounts.length}`] : styles.many}`}
      >
        {accounts.map((account) => (
          <li
            key={account.id}
            className={
              account.tier === undefined
                ? styles.account
                : `${styles.account} ${styles[account.tier]}`
            }
          >
            <h3 className={styles.head}>{account.title}</h3>
            <dl className={styles.rows}>
              {rows.map(({ name, values }) => {
                const value = valueOf(account, name);
                return (
                  <div key={name} className={styles.row}>
                    <dt>{t(`rows.${name}`)}</dt>
                    <dd className={isUncommon(value, values) ? styles.loud : styles.quiet}>
                      <Value text={value} />
                    </dd>
                  </div>
                );
              })}
            </dl>
            <div className={styles.open}>
              <PortalLink to="register" size="small">
                {t('open')}
              </PortalLink>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.openAny}>
        <PortalLink to="register">{t('open')}</PortalLink>
      </div>
    </section>
  );
}

/** Digits and signs alone ('0.01–100', '6,000+') run from left to right in every language. */
function Value({ text }: { text: string }): ReactNode {
  return <bdi dir={/\p{Letter}/u.test(text) ? 'auto' : 'ltr'}>{text}</bdi>;
}

/** One mark for each day, from opening to the last day to fund the account. */
function FundingDays(): ReactNode {
  const t = useWords('account-types');
  const days = claims.fundingDays.value.value;
  const dayWidth = 20;
  return (
    <figure className={styles.days}>
      <svg
        viewBox={`0 0 ${(days - 1) * dayWidth + 6} 72`}
        role="img"
        aria-label={t('deposit.picture')}
        className={styles.dayMarks}
      >
        {Array.from({ length: days }, (_, day) => {
          const isEnd = day === 0 || day === days - 1;
          const markHeight = isEnd ? 72 : (day + 1) % 5 === 0 ? 44 : 28;
          return (
            <rect
              key={day}
              x={day * dayWidth}
              y={72 - markHeight}
              width={isEnd ? 6 : 2}
              height={markHeight}
              className={day === 0 ? styles.opened : day === days - 1 ? styles.due : styles.day}
            />
          );
        })}
      </svg>
      <figcaption className={styles.dayCaption}>
        <span>{t('deposit.first')}</span>
        <span>{t('deposit.last')}</span>
      </figcaption>
    </figure>
  );
}

function Offer(): ReactNode {
  const t = useWords('account-types');
  const { links } = useSite();
  const published = knownText(t('offer.instrumentsPublished'));
  return (
    <div className={styles.offer}>
      <div className={styles.fact}>
        <h3>
          <span className={styles.figure}>{t('offer.insuranceFigure')}</span>{' '}
          <span>{t('offer.insuranceTitle')}</span>
        </h3>
        <p>{t('offer.insuranceText')}</p>
        <p>
          <a href={links.page('accountTypes', 'protection')}>{t('offer.insuranceMore')}</a>
        </p>
      </div>
      <div className={styles.fact}>
        <h3>
          <span className={styles.figure}>{t('offer.instrumentsFigure')}</span>{' '}
          <span>{t('offer.instrumentsTitle')}</span>
        </h3>
        <p>{t('offer.instrumentsText')}</p>
        {published !== undefined && (
          <p>
            <a href={links.page('accountSpecs')}>{published}</a>
          </p>
        )}
      </div>
      <div className={styles.ways}>
        <h3>{t('offer.waysTitle')}</h3>
        <TermList look="columns" entries={t('offer.ways', { returnObjects: true })} />
        <p>
          {t('offer.waysLimit')}{' '}
          <a href={links.page('clientAgreement', 'platform-and-security')}>{t('offer.waysRule')}</a>
        </p>
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
      <ProtectionFacts />
      <div id="complaints" className={styles.complaints}>
        <h3>{shared('complaint.title')}</h3>
        <ComplaintSteps heading="h4" />
      </div>
    </>
  );
}

/** Islamic accounts: how to ask for one, and what is different on it. */
function SwapFree(): ReactNode {
  const t = useWords('account-types');
  const { links } = useSite();
  return (
    <>
      <SectionHeading id="swap-free-title" title={t('swapFree.title')} lead={t('swapFree.lead')} />
      <div className={styles.swapFree}>
        <div className={styles.ask}>
          <h3>{t('swapFree.askTitle')}</h3>
          <ol>
            {t('swapFree.ask', { returnObjects: true }).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <a href={links.page('swapFreeAgreement')}>{t('swapFree.agreement')}</a>
          </p>
        </div>
        <TermList look="columns" entries={t('swapFree.facts', { returnObjects: true })} />
      </div>
    </>
  );
}

/** Each answer with a link to where it is said in full. */
function Questions(): ReactNode {
  const t = useWords('account-types');
  const { links } = useSite();
  const items = [
    { ...t('questions.items.cost', { returnObjects: true }), href: '#lot-cost' },
    {
      ...t('questions.items.deposit', { returnObjects: true }),
      href: links.page('funding'),
    },
    { ...t('questions.items.several', { returnObjects: true }), href: links.page('contact') },
    { ...t('questions.items.leverage', { returnObjects: true }), href: links.page('accountSpecs') },
    { ...t('questions.items.lose', { returnObjects: true }), href: '#protection' },
    { ...t('questions.items.earn', { returnObjects: true }), href: links.page('about', 'earn') },
    { ...t('questions.items.overnight', { returnObjects: true }), href: '#swap-free' },
    {
      ...t('questions.items.demo', { returnObjects: true }),
      href: links.page('help', 'demo-account'),
    },
  ];
  return (
    <div className={styles.questions}>
      {known(items).map(({ question, answer, action, href }) => (
        <section key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
          <p>
            <a href={href}>{action}</a>
          </p>
        </section>
      ))}
    </div>
  );
}
