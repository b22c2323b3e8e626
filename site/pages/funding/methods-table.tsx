import { Fragment, type ReactNode } from 'react';
import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import { withdrawalTotal } from '../../conditions/funding-times.ts';
import { brand } from '../../facts/brand.ts';
import { claims } from '../../facts/claims.ts';
import { formatClaim } from '../../i18n/format.ts';
import { PaymentMark } from '../../sections/payment-method.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';
import styles from './funding.module.css';

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

/** Payments in these are not converted, as long as the account has the same: USDT counts as dollars. */
const unconverted = new Set<string>([...brand.accountCurrencies, 'USDT']);

/** An amount in US dollars, to show what a conversion costs. */
const converted = 1000;

/** The cost of each method, and the time that a payment takes by it. */
export function MethodsTable({ methods }: { methods: readonly FundingMethod[] }): ReactNode {
  const t = useWords('funding');
  const { language } = useSite();
  const inPortal = t('methods.inPortal');
  const money = (value: number): string => formatClaim({ kind: 'money', value }, language.code);
  const feeOf = ({ currencies, fee }: FundingMethod): ReactNode => {
    if (currencies.length > 0 && !currencies.some((currency) => unconverted.has(currency)))
      return <Detailed detail={fee}>{t('methods.alwaysConverted')}</Detailed>;
    return <Detailed detail={t('methods.conversion')}>{fee || inPortal}</Detailed>;
  };
  return (
    <StackedTable
      caption={t('methods.caption', {
        amount: money(converted),
        cost: money((converted * claims.conversionMarkup.value.value) / 100),
      })}
      className={styles.methods}
      columns={columns.map((name) => t(`methods.columns.${name}`))}
      rows={methods.map((method) => [
        <Fragment key="name">
          <PaymentMark id={method.id} />
          <Detailed detail={method.currencies.join(', ') || inPortal}>{method.name}</Detailed>
        </Fragment>,
        <bdi key="minimum">{method.minimum || inPortal}</bdi>,
        feeOf(method),
        <bdi key="depositTime">
          {method.direction === 'withdrawal'
            ? t('methods.notForDeposits')
            : method.depositTime || inPortal}
        </bdi>,
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
  const total = withdrawalTotal(method, useSite().language.code);
  const time = method.withdrawalTime;
  const arrival = time && t(`methods.parties.${parties[method.id] ?? 'service'}`, { time });
  if (total) return <Detailed detail={arrival}>{t('methods.total', { time: total })}</Detailed>;
  return (
    <Detailed detail={arrival && t('methods.oncePaid')}>
      {arrival || t('methods.inPortal')}
    </Detailed>
  );
}

function Detailed(cell: { detail: string | undefined; children: ReactNode }): ReactNode {
  return (
    <>
      <bdi>{cell.children}</bdi>{' '}
      {cell.detail && (
        <p className="fine">
          <bdi>{cell.detail}</bdi>
        </p>
      )}
    </>
  );
}
