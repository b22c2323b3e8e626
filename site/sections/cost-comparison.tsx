import type { ReactNode } from 'react';
import type { AccountType } from '../../contract/account-type.ts';
import { accountTypesToRead, conditionsOf } from '../conditions/account-conditions.ts';
import {
  comparedPair,
  narrowestLotCost,
  pipValueUsd,
  typicalLotCost,
  type LotCost,
} from '../conditions/lot-cost.ts';
import { formatClaim, formatNumber, isolate } from '../i18n/format.ts';
import { useSite, useWords } from '../site-context.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import styles from './cost-comparison.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'cost-comparison': typeof import('./cost-comparison.en.json');
  }
}

interface Compared {
  /** In the page's language. */
  account: AccountType;
  minDepositUsd: number | undefined;
  narrowest: LotCost;
  typical: LotCost | undefined;
}

/** The accounts whose costs the content states in a form that can be computed with. */
function useCompared(): readonly Compared[] {
  const { content, language } = useSite();
  const { accountTypes } = content;
  if (accountTypes.state !== 'ready') return [];
  const accounts = accountTypes.value[language.code];
  return accountTypesToRead(content).flatMap((row, index) => {
    const account = accounts[index];
    const conditions = conditionsOf(row);
    const narrowest = narrowestLotCost(conditions);
    return account && narrowest
      ? [
          {
            account,
            minDepositUsd: conditions.minDepositUsd,
            narrowest,
            typical: typicalLotCost(conditions),
          },
        ]
      : [];
  });
}

/** A band: what one lot of EURUSD costs on each account, in dollars and in pips; nothing if fewer than two accounts can be compared. */
export function CostComparison({ id }: { id: string }): ReactNode {
  const t = useWords('cost-comparison');
  const { language } = useSite();
  const compared = useCompared();
  if (compared.length < 2) return null;
  const money = (value: number): string => formatClaim({ kind: 'money', value }, language.code);
  const pips = (value: number): string =>
    isolate(formatNumber(value, language.code, { minimumFractionDigits: 1 }), language.code);
  const highest = Math.max(...compared.map(({ narrowest }) => narrowest.totalUsd));
  const [cheapest, next] = compared.toSorted((a, b) => a.narrowest.totalUsd - b.narrowest.totalUsd);
  const saving = (next?.narrowest.totalUsd ?? 0) - (cheapest?.narrowest.totalUsd ?? 0);
  const symbol = isolate(comparedPair.symbol, language.code);
  return (
    <Section id={id} labelledBy={`${id}-title`} ground="sunken">
      <SectionHeading
        id={`${id}-title`}
        title={t('title', { symbol })}
        lead={t('lead', { symbol, pip: money(pipValueUsd) })}
      />
      <ul className={styles.accounts}>
        {compared.map(({ account, narrowest, typical }) => (
          <li key={account.id} className={styles.account}>
            <h3>{account.title}</h3>
            <p className={styles.total}>
              <span className={styles.figure}>{money(narrowest.totalUsd)}</span>{' '}
              {t('inPips', { pips: pips(narrowest.totalPips) })}
            </p>
            {highest > 0 && <Bar cost={narrowest} highest={highest} />}
            <dl className={styles.parts}>
              <div>
                <dt>{t('spread', { pips: pips(narrowest.spreadPips) })}</dt>
                <dd>{money(narrowest.spreadUsd)}</dd>
              </div>
              <div>
                <dt>{t('commission')}</dt>
                <dd>
                  {narrowest.commissionUsd === 0 ? t('none') : money(narrowest.commissionUsd)}
                </dd>
              </div>
              {typical && (
                <div>
                  <dt>{t('typical', { pips: pips(typical.spreadPips) })}</dt>
                  <dd>{money(typical.totalUsd)}</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
      {cheapest && next && saving > 0 && (
        <p className={styles.saving}>
          {t('saving', {
            symbol,
            cheapest: cheapest.account.title,
            next: next.account.title,
            saving: money(saving),
          })}
          {asksForMore(cheapest, next) && ` ${t('largerDeposit')}`}
        </p>
      )}
    </Section>
  );
}

const asksForMore = (one: Compared, other: Compared): boolean =>
  one.minDepositUsd !== undefined &&
  other.minDepositUsd !== undefined &&
  one.minDepositUsd > other.minDepositUsd;

/** The spread, then the commission, as parts of one bar; the figures beside it say the same. */
function Bar({ cost, highest }: { cost: LotCost; highest: number }): ReactNode {
  const spread = (100 * cost.spreadUsd) / highest;
  const total = (100 * cost.totalUsd) / highest;
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      <path d={`M0 0h${spread}v1H0z`} className={styles.ofSpread} />
      <path d={`M${spread} 0H${total}v1H${spread}z`} className={styles.ofCommission} />
    </svg>
  );
}
