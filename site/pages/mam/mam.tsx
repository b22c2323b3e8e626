import type { ReactNode } from 'react';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { Hero } from '../../sections/hero.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { ThreeWays } from '../../sections/three-ways.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionFold, SectionHeading } from '../../ui/section.tsx';
import { Allocation } from './allocation.tsx';
import styles from './mam.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mam: typeof import('./mam.en.json');
  }
}

export function Mam(): ReactNode {
  const t = useWords('mam');
  const shared = useWords('sections');
  const ways = useWords('three-ways');
  const { links } = useSite();
  return (
    <>
      <Hero
        label={t('hero.label')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        actions={
          <>
            <PortalLink to="register">{shared('actions.openAccount')}</PortalLink>
            <ButtonLink href={links.page('contact')} look="quiet">
              {t('hero.contact')}
            </ButtonLink>
          </>
        }
        backdrop={<Branching />}
      />
      <Section ground="night" labelledBy="allocation">
        <div className={styles.centred}>
          <SectionHeading id="allocation" title={t('picture.title')} lead={t('picture.lead')} />
        </div>
        <Allocation />
      </Section>
      <Section labelledBy="services">
        <SectionHeading id="services" title={t('services.title')} />
        <ServiceCards cards={t('services.cards', { returnObjects: true })} perRow={4} />
      </Section>
      <Section ground="sunken" labelledBy="features">
        <SectionFold id="features" title={t('features.title')}>
          <dl className={styles.features}>
            {t('features.texts', { returnObjects: true }).map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </SectionFold>
      </Section>
      <Section labelledBy="ways">
        <SectionHeading id="ways" title={ways('title')} lead={ways('lead')} />
        <ThreeWays current="mam" />
      </Section>
      <Section ground="sunken" density="dense">
        <CallToAction title={t('call.title')} text={t('call.text')} />
      </Section>
    </>
  );
}

/** One order that reaches accounts of different sizes. */
function Branching(): ReactNode {
  const ends = [40, 104, 168, 232, 296, 360];
  const sizes = [9, 22, 14, 18, 8, 12];
  return (
    <svg className={styles.branching} viewBox="0 0 1200 400" preserveAspectRatio="xMaxYMid slice">
      {ends.map((end) => (
        <path key={end} d={`M760 200C930 200 900 ${end} 1080 ${end}`} />
      ))}
      {ends.map((end, index) => (
        <circle key={end} cx={1080 + (sizes[index] ?? 0)} cy={end} r={sizes[index]} />
      ))}
      <circle cx="760" cy="200" r="5" />
    </svg>
  );
}
