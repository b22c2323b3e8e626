import type { ReactNode } from 'react';
import { comparedPair } from '../../conditions/lot-cost.ts';
import { formatDollars, formatNumber, isolate, sentenceGap } from '../../i18n/format.ts';
import { known, knownText } from '../../i18n/known.ts';
import { Island } from '../../islands/island.tsx';
import { ClosingCall } from '../../sections/call-to-action.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { LossWarning } from '../../sections/loss-warning.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { Licence, ProtectionFacts } from '../../sections/protection.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Unfolding } from '../../ui/fold.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { TermList } from '../../ui/term-list.tsx';
import AccountCosts from './account-costs.island.tsx';
import {
  conditionNames,
  pricedAccounts,
  purposeOf,
  type Account,
  type PricedAccount,
} from './comparison.ts';
import { maxBrokerUsd, maxDepositUsd, maxLots, minLots, perLotUsd } from './cost-balance.ts';
import { MarginExample } from './margin-steps.tsx';
import { PriceTables } from './price-tables.tsx';
import { SwapFreeTable } from './swap-free-table.tsx';
import { useAccounts } from './use-accounts.ts';
import term from '../../sections/term.module.css';
import styles from './account-types.module.css';

export default function AccountTypes(): ReactNode {
  const t = useWords('account-types');
  const risk = useWords('products');
  return (
    <div className={styles.page}>
      <LossWarning />
      <div className={`${styles.ground} page-top`}>
        <div className="measure">
          <PageIntro label={t('label')} title={t('title')} lead={t('lead')} leadLines="column" />
          <p className={`${styles.risk} note`}>{risk('risk')}</p>
          <Accounts />
          <ul className={`${styles.more} rows`}>
            <Unfolding id="offer" title={t('offer.title')}>
              <Offer />
            </Unfolding>
            <MarginExample />
          </ul>
        </div>
      </div>
      <PriceTables />
      <Section ground="sunken" labelledBy="protection-title" className="column halves gap-8">
        <div id="protection">
          <Protection />
        </div>
        <div id="swap-free">
          <SwapFree />
        </div>
      </Section>
      <ClosingCall title={t('call.title')} text={t('call.text')} demo />
    </div>
  );
}

/** The accounts and the chooser among them, or a notice if there are no account types. */
function Accounts(): ReactNode {
  const t = useWords('account-types');
  const { links } = useSite();
  const accounts = useAccounts();
  if (!accounts) {
    return (
      <div className={`${styles.unavailable} grid gap-4 notice`}>
        <p>{t('errors.fetchFailed')}</p>
        <ButtonLink href={links.page('accountTypes')} look="quiet">
          {t('errors.tryAgain')}
        </ButtonLink>
      </div>
    );
  }
  if (accounts.length === 0) {
    return (
      <div className={`${styles.unavailable} grid gap-4 notice`}>
        <p>{t('empty')}</p>
        <ButtonLink href={links.page('contact')} look="quiet">
          {t('contact')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <Plans accounts={accounts} />
      <Costs accounts={accounts} />
      <Common accounts={accounts} />
    </>
  );
}

/** The accounts, each with its price and the way to open it: side by side, or below one another on a phone. */
function Plans({ accounts }: { accounts: readonly Account[] }): ReactNode {
  const t = useWords('account-types');
  return (
    <ul className={`${styles.plans} grid`} data-few={accounts.length < 3 || undefined}>
      {accounts.map((account) => (
        <li key={account.id} className={`${styles.plan} card grid`}>
          <div>
            <h2 className="h3">{account.title}</h2>
            <Purpose of={account} among={accounts} />
          </div>
          <div className={`${styles.deposit} grid gap-2`}>
            <dl>
              <PlanRow of={account} name="minDeposit" />
            </dl>
            <Banknotes usd={account.price?.minDepositUsd} />
          </div>
          <PortalLink to="register">{t('open')}</PortalLink>
          <dl className="grid gap-3 start">
            <LotCost of={account} />
            <PlanRow of={account} name="commission" />
            {conditionNames
              .filter((name) => !isCommon(name, accounts))
              .map((name) => (
                <PlanRow key={name} of={account} name={name} />
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

const isCommon = (
  name: (typeof conditionNames)[number],
  [first, ...others]: readonly Account[],
): boolean => others.length > 0 && others.every(({ plan }) => plan[name] === first?.plan[name]);

/** The conditions that all accounts have in common. */
function Common({ accounts }: { accounts: readonly Account[] }): ReactNode {
  const t = useWords('account-types');
  const { links } = useSite();
  const [first] = accounts;
  return (
    <div className={`${styles.common} wrap`}>
      <p className="strong">{t('sameRows')}</p>
      <dl className="wrap">
        {conditionNames
          .filter((name) => isCommon(name, accounts))
          .map((name) => (
            <div key={name}>
              <dt>{t(`rows.${name}`)}</dt>
              <dd className="strong">
                <bdi>{first?.plan[name]}</bdi>
              </dd>
            </div>
          ))}
        <div>
          <dt>
            <a href={links.page('glossary', 'stop-out')} className={term.term}>
              {t('rows.stopOut')}
            </a>
          </dt>
          <dd className="strong">{t('stopOutValue')}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The deposits of which there is a picture: one note of 100 dollars, ten, and a hundred. */
const depositsPictured: ReadonlySet<number> = new Set([100, 1000, 10_000]);

/** The smallest deposit as banknotes, where there is a picture of it. */
function Banknotes({ usd = 0 }: { usd: number | undefined }): ReactNode {
  return depositsPictured.has(usd) && <div className={styles.banknotes} data-usd={usd} />;
}

interface PlanRowProps {
  of: Account;
  name: keyof Account['plan'];
}

function PlanRow({ of, name }: PlanRowProps): ReactNode {
  const t = useWords('account-types');
  return (
    <div>
      <dt className="note">{t(`rows.${name}`)}</dt>
      <dd className="strong">
        <bdi>{of.plan[name]}</bdi>
      </dd>
    </div>
  );
}

/** The cost of one lot over the spread that it comes from; the spread alone if the cost is unknown. */
function LotCost({ of }: { of: Account }): ReactNode {
  const t = useWords('account-types');
  const { code } = useSite().language;
  if (!of.price) return <PlanRow of={of} name="spread" />;
  return (
    <div>
      <dt className="note">{t('lotCost', { symbol: isolate(comparedPair.symbol, code) })}</dt>
      <dd className="strong">
        <bdi className="title">{formatDollars(perLotUsd(of.price), code)}</bdi>
      </dd>
      <dd className="fine">
        <bdi>{of.plan.spread}</bdi>
      </dd>
    </div>
  );
}

/** For whom the account is; nothing if its figures do not say. */
function Purpose({ of, among }: { of: Account; among: readonly Account[] }): ReactNode {
  const t = useWords('account-types');
  const { language } = useSite();
  const purpose = purposeOf(of, among);
  if (!purpose) return null;
  const amount = formatDollars(purpose.usd, language.code);
  return <p className="small">{knownText(t(`purposes.${purpose.name}`, { amount }))}</p>;
}

/** The chooser among accounts; nothing if their costs cannot be compared. */
function Costs({ accounts }: { accounts: readonly Account[] }): ReactNode {
  const cost = useWords('cost-chooser');
  const { language, links, queryString, words } = useSite();
  const symbol = isolate(comparedPair.symbol, language.code);
  const number = (value: number): string =>
    isolate(formatNumber(value, language.code), language.code);
  const priced = pricedAccounts(accounts);
  const note = useSavingNote(priced);
  const isTypical = priced.some(({ price }) => price.narrowestUsd !== undefined);
  const areTypical = priced.every(({ price }) => price.narrowestUsd !== undefined);
  if (priced.length === 0) return null;
  return (
    <Island
      of={AccountCosts}
      on="interaction"
      props={{
        id: 'lot-cost',
        language: language.code,
        accounts,
        action: links.page('accountTypes', 'lot-cost'),
        queryString,
        note: [
          note,
          priced.length < accounts.length && sentenceGap(language.code) + cost('unreadableNote'),
        ]
          .filter(Boolean)
          .join(''),
        words: {
          ...words.templates('cost-chooser'),
          rows: cost('rows', { returnObjects: true }),
          lead: cost(isTypical ? 'lead' : 'leadNarrowest', { symbol }),
          lots: cost('lots', { symbol }),
          limits: cost('limits', {
            min: number(minLots),
            max: number(maxLots),
            deposit: formatDollars(maxDepositUsd, language.code),
            broker: formatDollars(maxBrokerUsd, language.code),
          }),
          broker: cost('broker', { symbol }),
          plot: cost(areTypical ? 'plotToTypical' : 'plot'),
        },
      }}
    />
  );
}

/** The saving on the account with the lowest cost per lot, and the deposit it asks for; nothing if the two cheapest cost the same. */
function useSavingNote(priced: readonly PricedAccount[]): string | undefined {
  const t = useWords('cost-chooser');
  const { language } = useSite();
  const money = (value: number): string => formatDollars(value, language.code);
  const perLot = ({ price }: PricedAccount): number => perLotUsd(price);
  const [cheapest, next] = priced.toSorted((a, b) => perLot(a) - perLot(b));
  if (!cheapest || !next) return undefined;
  const saving = perLot(next) - perLot(cheapest);
  if (saving <= 0) return undefined;
  const [deposit, nextDeposit] = [cheapest.price.minDepositUsd, next.price.minDepositUsd];
  return [
    t('saving', {
      symbol: isolate(comparedPair.symbol, language.code),
      cheapest: cheapest.title,
      next: next.title,
      saving: money(saving),
    }),
    deposit !== undefined &&
      nextDeposit !== undefined &&
      deposit > nextDeposit &&
      t('largerDeposit', { deposit: money(deposit), nextDeposit: money(nextDeposit) }),
  ]
    .filter(Boolean)
    .join(sentenceGap(language.code));
}

/** Fees, differences in leverage, ways of trading that every account allows, the time for the first deposit, and what software may not do. */
function Offer(): ReactNode {
  const t = useWords('account-types');
  const { links } = useSite();
  return (
    <>
      <TermList look="columns" entries={known(t('offer.ways', { returnObjects: true }))} />
      <p>
        {t('offer.waysLimit')}{' '}
        <a href={links.page('clientAgreement', 'platform-and-security')}>{t('offer.waysRule')}</a>
      </p>
    </>
  );
}

function Protection(): ReactNode {
  const t = useWords('account-types');
  return (
    <>
      <SectionHeading id="protection-title" title={t('protection.title')} />
      <Licence />
      <details className="unfolds">
        <summary>
          <h3>{t('protection.facts')}</h3>
        </summary>
        <ProtectionFacts />
      </details>
    </>
  );
}

/** Islamic accounts: what they are; then, folded, how to ask for one, and what is different on it. */
function SwapFree(): ReactNode {
  const t = useWords('account-types');
  const { links } = useSite();
  return (
    <>
      <SectionHeading
        id="swap-free-title"
        title={t('swapFree.title')}
        lead={knownText(t('swapFree.lead'))}
      />
      <details className="unfolds">
        <summary>
          <h3>{t('swapFree.more')}</h3>
        </summary>
        <div>
          <SwapFreeTable />
          <div className="column gap-8">
            <div className={`${styles.ask} gilt gap-4 start column`}>
              <ForServed>
                <h4>{t('swapFree.askTitle')}</h4>
                <ol className="column gap-3">
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
      </details>
    </>
  );
}
