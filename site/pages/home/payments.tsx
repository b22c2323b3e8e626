import type { ReactNode } from 'react';
import { fundingMethodsOf } from '../../content/funding-methods.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { PaymentCarousel } from './payment-carousel.tsx';
import { paymentLogos } from './payment-methods.ts';
import styles from './payments.module.css';

/** Funding methods, if there are any. The logos are defined once here; the slides refer to them. */
export function Payments(): ReactNode {
  const t = useWords('home');
  const { content, language, links } = useSite();
  const methods = fundingMethodsOf(content, language.code);
  if (methods.length === 0) return null;
  const logos = paymentLogos.filter(({ method }) => methods.some(({ id }) => id === method));
  return (
    <Section ground="sunken" density="dense" labelledBy="payments">
      <SectionHeading id="payments" title={t('payments.title')} lead={t('payments.lead')} />
      <svg className={styles.sprite} aria-hidden="true">
        {logos.map(({ method, path, viewBox }) => (
          <symbol key={method} id={`payment-${method}`} viewBox={viewBox}>
            <path d={path} />
          </symbol>
        ))}
      </svg>
      <PaymentCarousel methods={methods}>
        <a href={links.page('funding')}>{t('payments.more')}</a>
      </PaymentCarousel>
    </Section>
  );
}
