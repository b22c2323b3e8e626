import type { ReactNode } from 'react';
import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import { withdrawalTotal } from '../../conditions/funding-times.ts';
import { useSite, useWords } from '../../site-context.tsx';
import styles from './funding.module.css';

type Column = keyof (typeof import('./funding.en.json'))['methods']['columns'];

/** The party that takes over once we have paid, by the method's id; any other is a payment service. */
const parties: Readonly<Record<string, 'bank' | 'card' | 'wallet' | 'network'>> = {
  'bank-transfer': 'bank',
  visa: 'card',
  mastercard: 'card',
  unionpay: 'card',
  skrill: 'wallet',
  neteller: 'wallet',
  usdt: 'network',
  bitcoin: 'network',
};

/** The cost of each method, and the time that a payment takes by it. */
export function MethodsTable({ methods }: { methods: readonly FundingMethod[] }): ReactNode {
  const t = useWords('funding');
  const inPortal = t('methods.inPortal');
  return (
    <table className={styles.methods}>
      <caption className="note">{t('methods.caption')}</caption>
      <thead>
        <tr>
          <Heading name="name" below="currencies" />
          <Heading name="minimum" below="fee" />
          <Heading name="depositTime" />
          <Heading name="withdrawalTime" />
        </tr>
      </thead>
      <tbody>
        {methods.map((method, index) => (
          // Nothing else is unique: another service may give an id twice.
          <tr key={index}>
            <th scope="row">
              <bdi>{method.name}</bdi>
              <span className="fine">{method.currencies.join(', ') || inPortal}</span>
            </th>
            <td>
              <bdi>{method.minimum || inPortal}</bdi>
              <span className="fine">{method.fee || inPortal}</span>
            </td>
            <td>
              {method.direction === 'withdrawal'
                ? t('methods.notForDeposits')
                : method.depositTime || inPortal}
            </td>
            <td>
              {method.direction === 'deposit' ? (
                t('methods.notForWithdrawals')
              ) : (
                <WithdrawalTime {...method} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A column's heading; `below` heads the smaller values. */
function Heading({ name, below }: { name: Column; below?: Column }): ReactNode {
  const t = useWords('funding');
  return (
    <th scope="col">
      {t(`methods.columns.${name}`)}
      {below !== undefined && <span>{t(`methods.columns.${below}`)}</span>}
    </th>
  );
}

function WithdrawalTime(method: FundingMethod): ReactNode {
  const t = useWords('funding');
  const time = method.withdrawalTime;
  const total = withdrawalTotal(method, useSite().language.code);
  const party = parties[method.id] ?? 'service';
  return (
    <>
      {time ? t(`methods.parties.${party}`, { time }) : t('methods.inPortal')}
      {total !== undefined && <span className="fine">{t('methods.total', { time: total })}</span>}
    </>
  );
}
