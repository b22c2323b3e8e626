import type { ReactNode } from 'react';
import advanceCarousel from '../../behaviours/payment-carousel.ts';
import { fundingMethodsOf } from '../../content/funding-methods.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { PaymentMethod } from '../../sections/payment-method.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { paymentSlides } from './payment-methods.ts';
import styles from './payment-carousel.module.css';

/**
 * Funding methods, if there are any: an endless row that advances by itself. Without its code and with reduced motion it is a
 * strip to scroll. The stylesheet sets how many slides are in view, so that the first paint is right.
 */
export function Payments(): ReactNode {
  const t = useWords('home');
  const { content, language, links } = useSite();
  const methods = fundingMethodsOf(content, language.code);
  if (methods.length === 0) return null;
  return (
    <Enhanced by={advanceCarousel} on="visible">
      <div className={`${styles.carousel} grid gap-4`} data-carousel="">
        <h2 id="payments">{t('payments.title')}</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard */}
        <div
          className={styles.viewport}
          role="region"
          aria-label={t('payments.label')}
          tabIndex={0}
        >
          <ul className={styles.slides}>
            {paymentSlides(methods).map(({ repeated, ...method }, index) => (
              // The same method appears twice, so only the index is unique.
              <li
                key={index}
                className={styles.slide}
                data-repeated={repeated ? '' : undefined}
                aria-hidden={repeated || undefined}
              >
                <PaymentMethod method={method} />
              </li>
            ))}
          </ul>
        </div>
        <PauseButton
          words={{ pause: t('payments.pause'), play: t('payments.play') }}
          className={styles.pause}
        />
        <p className={styles.more}>
          <a href={links.page('funding')}>{t('payments.more')}</a>
        </p>
      </div>
    </Enhanced>
  );
}
