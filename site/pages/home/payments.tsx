import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { PaymentCarousel } from './payment-carousel.tsx';
import { paymentMethods } from './payment-methods.ts';
import styles from './payments.module.css';

/** Payment methods. The logos are defined once here; the slides refer to them. */
export function Payments(): ReactNode {
  const t = useWords('home');
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
      <PaymentCarousel />
    </Section>
  );
}
