import type { ReactNode } from 'react';
import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import { PaymentMark } from '../../sections/payment-method.tsx';
import { useWords } from '../../site-context.tsx';
import styles from './funding.module.css';

/** A withdrawal from the request until it arrives: our part, then how long the fastest and the slowest methods take. */
export function WithdrawalStages({ methods }: { methods: readonly FundingMethod[] }): ReactNode {
  const t = useWords('funding');
  const byTime = Map.groupBy(
    methods
      .filter(({ direction, withdrawalTime }) => direction !== 'deposit' && withdrawalTime)
      .toSorted((a, b) => (a.withdrawalDays ?? Infinity) - (b.withdrawalDays ?? Infinity)),
    ({ withdrawalTime }) => withdrawalTime,
  );
  const times = [...byTime];
  return (
    <section className={`${styles.stages} card column gap-6`} aria-labelledby="withdrawal">
      <h2 className="h3" id="withdrawal">
        {t('stages.title')}
      </h2>
      <ol className="steps column gap-6">
        {t('stages.ours', { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <strong>{t('stages.arrival')}</strong>
          <dl className="small">
            {[...times.slice(0, 1), ...times.slice(1).slice(-1)].map(([time, some]) => (
              <div key={time} className="row wrap gap-1">
                {some.map(({ id, name }) => (
                  <dt key={name} className="row gap-4">
                    <PaymentMark id={id} />
                    <bdi>{name}</bdi>
                  </dt>
                ))}
                <dd>
                  <bdi>{time}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      </ol>
    </section>
  );
}
