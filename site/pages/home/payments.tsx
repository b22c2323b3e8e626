import type { ReactNode } from 'react';
import { paymentsIntervalMs } from '../../facts/timings.ts';
import { Island } from '../../islands/island.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import PaymentCarousel from './payment-carousel.island.tsx';
import { paymentMethods, paymentSlides } from './payment-methods.ts';
import styles from './payments.module.css';

/** Payment methods. The logos are defined once here; the island's slides refer to them. */
export function Payments(): ReactNode {
  const t = useWords('home');
  const { language } = useSite();
  return (
    <Section ground="sunken" density="dense" labelledBy="payments">
      <SectionHeading id="payments" title={t('payments.title')} lead={t('payments.lead')} />
      <svg className={styles.sprite} aria-hidden="true">
        {paymentMethods.map(({ id, path, viewBox }) => (
          <symbol key={id} id={`payment-${id}`} viewBox={viewBox}>
            <path d={path} />
          </symbol>
        ))}
      </svg>
      <Island
        of={PaymentCarousel}
        on="visible"
        props={{
          label: t('payments.label'),
          slides: paymentSlides(),
          words: { pause: t('payments.pause'), play: t('payments.play') },
          direction: language.direction,
          advanceIntervalMs: paymentsIntervalMs,
        }}
      />
    </Section>
  );
}
