import type { ReactNode } from 'react';
import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import { withdrawalTotal } from '../../conditions/funding-times.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';

const columns = ['currencies', 'minimum', 'fee', 'depositTime', 'withdrawalTime'] as const;
type Column = (typeof columns)[number];

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
    const total = column === 'withdrawalTime' ? withdrawalTotal(method, code) : undefined;
    if (total === undefined) return value || t('methods.inPortal');
    return (
      <>
        {t('methods.within', { time: total })}
        {value && (
          <>
            {' '}
            <span className="fine">{t('methods.ofWhich', { time: value })}</span>
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
