import type { ReactNode } from 'react';
import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import { withdrawalTotal } from '../../conditions/funding-times.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';

const columns = ['currencies', 'minimum', 'fee', 'depositTime', 'withdrawalTime'] as const;
type Column = (typeof columns)[number];

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
  const { code } = useSite().language;
  const valueOf = (method: FundingMethod, column: Column): ReactNode => {
    if (column === 'depositTime' && method.direction === 'withdrawal')
      return t('methods.notForDeposits');
    if (column === 'withdrawalTime' && method.direction === 'deposit')
      return t('methods.notForWithdrawals');
    const value = column === 'currencies' ? method.currencies.join(', ') : method[column];
    if (column !== 'withdrawalTime') return value || t('methods.inPortal');
    const total = withdrawalTotal(method, code);
    const party = parties[method.id] ?? 'service';
    return (
      <>
        {value ? t(`methods.parties.${party}`, { time: value }) : t('methods.inPortal')}
        {total !== undefined && (
          <>
            <br />
            <span className="fine">{t('methods.total', { time: total })}</span>
          </>
        )}
      </>
    );
  };
  return (
    <StackedTable
      caption={t('methods.caption')}
      columns={(['name', ...columns] as const).map((column) => t(`methods.columns.${column}`))}
      rows={methods.map((method) => [
        method.name,
        ...columns.map((column) => valueOf(method, column)),
      ])}
    />
  );
}
