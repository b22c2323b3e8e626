import type { ReactNode } from 'react';
import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import { PaymentMark } from '../../sections/payment-method.tsx';
import { useWords } from '../../site-context.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
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
    <Section ground="sunken" density="dense" labelledBy="withdrawal">
      <SectionHeading id="withdrawal" title={t('stages.title')} />
      <ol className={`${styles.stages} steps column three gap-8`}>
        {t('stages.ours', { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <h3>{t('stages.arrival')}</h3>
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
    </Section>
  );
}
