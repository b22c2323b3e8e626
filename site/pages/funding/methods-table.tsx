import type { ReactNode } from 'react';
import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import { useWords } from '../../site-context.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './methods-table.module.css';

const columns = ['currencies', 'minimum', 'fee', 'depositTime', 'withdrawalTime'] as const;
type Column = (typeof columns)[number];

/** A row for each method; on a phone, a card. Roles are explicit: as a grid, a table loses its own in some browsers. */
export function MethodsTable({ methods }: { methods: readonly FundingMethod[] }): ReactNode {
  const t = useWords('funding');
  const valueOf = (method: FundingMethod, column: Column): string => {
    if (column === 'depositTime' && method.direction === 'withdrawal')
      return t('methods.notForDeposits');
    if (column === 'withdrawalTime' && method.direction === 'deposit')
      return t('methods.notForWithdrawals');
    const value = column === 'currencies' ? method.currencies.join('\u00a0· ') : method[column];
    return value || t('methods.inPortal');
  };
  return (
    <table className={`${styles.table} stacks`}>
      <caption className={hidden.belowTablet}>{t('methods.caption')}</caption>
      <thead className={hidden.belowTablet}>
        <tr>
          <th scope="col">{t('methods.columns.name')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`methods.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {methods.map((method, index) => (
          // Another service may give an id twice.
          <tr key={index}>
            <th scope="row">
              <bdi>{method.name}</bdi>
            </th>
            {columns.map((column) => (
              <td key={column}>
                <span className={styles.label} aria-hidden="true">
                  {t(`methods.columns.${column}`)}
                </span>
                <bdi>{valueOf(method, column)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
