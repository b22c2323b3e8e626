import type { ReactNode } from 'react';
import type { FundingMethod } from '../../core/domain/funding-method.ts';
import logosUrl from '../assets/logos.svg?url';
import { withdrawalTotal } from '../conditions/funding-times.ts';
import { useSite, useWords } from '../site-context.tsx';
import styles from './payment-method.module.css';

/** The methods that have a logo in logos.svg. A view box crops it to its shape, so that a wide one is not smaller than a round one. */
const paymentLogos: Readonly<Record<string, string>> = {
  'bank-transfer': '0 0 24 24',
  visa: '0 7 24 10',
  mastercard: '0 4.5 24 15',
  usdt: '0 0 24 24',
  bitcoin: '0 0 24 24',
};

/** The logo of a method; a card or a wallet for one that has none. */
export function PaymentMark({ id }: Pick<FundingMethod, 'id'>): ReactNode {
  const viewBox = paymentLogos[id];
  const symbol = id === 'unionpay' ? 'card' : 'wallet';
  return (
    <svg className={styles.mark} viewBox={viewBox ?? '0 0 24 24'} aria-hidden="true">
      <use href={`${logosUrl}#${viewBox === undefined ? symbol : id}`} />
    </svg>
  );
}

/** A card with a method's logo and name, and how long a payment takes. */
export function PaymentMethod({ method }: { method: FundingMethod }): ReactNode {
  const t = useWords('home');
  const { id, name, depositTime, withdrawalTime } = method;
  const total = withdrawalTotal(method, useSite().language.code);
  const times = [
    depositTime && t('payments.deposit', { time: depositTime }),
    total === undefined
      ? withdrawalTime && t('payments.withdrawalOncePaid', { time: withdrawalTime })
      : t('payments.total', { time: total }),
  ];
  return (
    <div className={`${styles.method} card grid`}>
      <PaymentMark id={id} />
      <bdi className="strong">{name}</bdi>
      <span className={`${styles.times} fine`}>{times.filter(Boolean).join('\n')}</span>
    </div>
  );
}
