import type { ReactNode } from 'react';
import type { FundingMethod } from '../../core/domain/funding-method.ts';
import logosUrl from '../assets/logos.svg?url';
import { withdrawalTotal } from '../conditions/funding-times.ts';
import { useSite, useWords } from '../site-context.tsx';
import styles from './payment-method.module.css';

/**
 * The methods that have a logo in logos.svg; the others are shown by name alone. A view box crops the logo to its shape, so that
 * a wide one is not rendered smaller than a round one.
 */
const paymentLogos: Readonly<Record<string, string>> = {
  'bank-transfer': '0 0 24 24',
  visa: '0 7 24 10',
  mastercard: '0 4.5 24 15',
  usdt: '0 0 24 24',
  bitcoin: '0 0 24 24',
};

/** A card with a method's name and logo, and how long a payment takes. */
export function PaymentMethod({ method }: { method: FundingMethod }): ReactNode {
  const t = useWords('home');
  const { id, name, depositTime, withdrawalTime } = method;
  const total = withdrawalTotal(method, useSite().language.code);
  const viewBox = paymentLogos[id];
  const times = [
    depositTime && t('payments.deposit', { time: depositTime }),
    total === undefined
      ? withdrawalTime && t('payments.withdrawalOncePaid', { time: withdrawalTime })
      : t('payments.total', { time: total }),
  ];
  return (
    <div className={`${styles.method} card grid`}>
      <bdi className="strong">{name}</bdi>
      {viewBox !== undefined && (
        <svg viewBox={viewBox} aria-hidden="true">
          <use href={`${logosUrl}#${id}`} />
        </svg>
      )}
      <span className={`${styles.times} fine`}>{times.filter(Boolean).join('\n')}</span>
    </div>
  );
}
