import type { ReactNode } from 'react';
import { ClosingCall } from '../../sections/call-to-action.tsx';
import { Disclaimer } from '../../sections/disclaimer.tsx';
import { Hero } from '../../sections/hero.tsx';
import { LossWarning } from '../../sections/loss-warning.tsx';
import { FeeCalculator, feeCalculatorId } from '../../sections/performance-fee/fee-calculator.tsx';
import { Phrases } from '../../sections/phrases.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { ThreeWays } from '../../sections/three-ways.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Section, SectionFold, SectionHeading } from '../../ui/section.tsx';
import { Steps } from '../../ui/steps.tsx';
import { EquityCurve } from './equity-curve.tsx';
import styles from './social-trading.module.css';

export default function SocialTrading(): ReactNode {
  const t = useWords('social-trading');
  const { links } = useSite();
  return (
    <>
      <LossWarning />
      <Hero
        label={t('hero.label')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        next={{ href: links.page('socialTrading', 'fee'), text: t('hero.fee') }}
        note={t('hero.note')}
        picture={<EquityCurve />}
      />
      <Section ground="sunken" labelledBy="features">
        <SectionHeading id="features" title={t('features.title')} lead={t('features.lead')} />
        <Steps
          steps={t('features.steps', { returnObjects: true })}
          className={`${styles.steps} two column`}
        />
      </Section>
      <Section id="fee" labelledBy="fee-title">
        <div className="column halves gap-6">
          <SectionHeading id="fee-title" title={t('fee.title')} lead={t('fee.lead')} />
          <div className="column gap-4">
            {t('fee.rules', { returnObjects: true }).map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
          </div>
        </div>
        <p className={`${styles.formula} gold title`}>
          <Phrases text={t('fee.formula')} />
        </p>
        <FeeCalculator action={links.page('socialTrading', feeCalculatorId)} heading="h3" />
        <div className={styles.warning}>
          <Disclaimer text={t('warning')} />
        </div>
      </Section>
      <ThreeWays current="socialTrading" ground="sunken" />
      <Section labelledBy="services">
        <SectionFold id="services" title={t('services.title')}>
          <ServiceCards cards={t('services.cards', { returnObjects: true })} look="boxed" />
        </SectionFold>
      </Section>
      <ClosingCall title={t('call.title')} text={t('call.text')} density="dense" />
    </>
  );
}
