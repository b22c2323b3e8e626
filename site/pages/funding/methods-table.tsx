import type { ReactNode } from 'react';
import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import { withdrawalTotal } from '../../conditions/funding-times.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';

const columns = ['name', 'minimum', 'fee', 'depositTime', 'withdrawalTime'] as const;

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
    <StackedTable
      caption={t('methods.caption')}
      columns={columns.map((name) => t(`methods.columns.${name}`))}
      rows={methods.map((method) => [
        <>
          {method.name}
          <br />
          <span className="fine">{method.currencies.join(', ') || inPortal}</span>
        </>,
        method.minimum || inPortal,
        method.fee || inPortal,
        method.direction === 'withdrawal'
          ? t('methods.notForDeposits')
          : method.depositTime || inPortal,
        method.direction === 'deposit' ? (
          t('methods.notForWithdrawals')
        ) : (
          <WithdrawalTime key={method.id} {...method} />
        ),
      ])}
    />
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
      {total !== undefined && (
        <>
          <br />
          <span className="fine">{t('methods.total', { time: total })}</span>
        </>
      )}
    </>
  );
}
