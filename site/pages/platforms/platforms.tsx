import { BellRing, Bot, CalendarClock, History, Layers, MousePointerClick } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { Hero } from '../../sections/hero.tsx';
import { Phrases } from '../../sections/phrases.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Measure } from '../../ui/measure.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Downloads } from './downloads.tsx';
import { IndicatorsDrawing, PendingOrdersDrawing, TimeframesDrawing } from './drawings.tsx';
import { timeframes } from './platform-facts.ts';
import { Terminal } from './terminal.tsx';
import styles from './platforms.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    platforms: typeof import('./platforms.en.json');
  }
}

const features = [
  { name: 'oneClick', Icon: MousePointerClick },
  { name: 'marketDepth', Icon: Layers },
  { name: 'automation', Icon: Bot },
  { name: 'alerts', Icon: BellRing },
  { name: 'calendar', Icon: CalendarClock },
  { name: 'history', Icon: History },
] as const;

export function Platforms(): ReactNode {
  const t = useWords('platforms');
  const shared = useWords('sections');
  const { links } = useSite();
  return (
    <>
      <Hero
        label={t('hero.label')}
        title={<Phrases text={t('hero.title')} />}
        lead={t('hero.lead')}
        actions={
          <>
            <ButtonLink href={links.page('platforms', 'download')}>{t('hero.download')}</ButtonLink>
            <PortalLink to="register" look="quiet">
              {shared('actions.openDemo')}
            </PortalLink>
          </>
        }
      />
      <div className={styles.stage}>
        <Measure>
          <Terminal />
        </Measure>
      </div>
      <Section ground="sunken" id="download" labelledBy="download-title">
        <SectionHeading
          id="download-title"
          title={t('downloads.title')}
          lead={t('downloads.lead')}
        />
        <Downloads />
      </Section>
      <Section labelledBy="features">
        <SectionHeading id="features" title={t('features.title')} lead={t('features.lead')} />
        <ServiceCards
          cards={features.map(({ name, Icon }) => ({
            ...t(`features.cards.${name}`, { returnObjects: true }),
            icon: <Icon strokeWidth={1.3} />,
          }))}
        />
      </Section>
      <Section ground="night" labelledBy="why" className={styles.why}>
        <SectionHeading id="why" title={t('why.title')} lead={t('why.lead')} />
        <div className={styles.beside}>
          <Reason name="indicators" />
          <IndicatorsDrawing />
        </div>
        <div className={styles.below}>
          <Reason name="timeframes" />
          <TimeframesDrawing />
        </div>
        <div className={styles.below}>
          <Reason name="pendingOrders" />
          <PendingOrdersDrawing />
        </div>
      </Section>
      <Section>
        <CallToAction title={t('call.title')} text={t('call.text')} />
      </Section>
    </>
  );
}

/** A claim's figure, what it counts, and how that helps. */
function Reason({ name }: { name: 'indicators' | 'timeframes' | 'pendingOrders' }): ReactNode {
  const t = useWords('platforms');
  return (
    <div className={styles.reason}>
      <h3>
        <span className={styles.figure}>{t(`why.${name}.figure`)}</span> {t(`why.${name}.title`)}
      </h3>
      <p>
        {t(`why.${name}.text`, { shortest: timeframes[0].name, longest: timeframes.at(-1)?.name })}
      </p>
    </div>
  );
}
