import type { ReactNode } from 'react';
import { brand } from '../../facts/brand.ts';
import { ClosingCall } from '../../sections/call-to-action.tsx';
import { Hero } from '../../sections/hero.tsx';
import { LossWarning } from '../../sections/loss-warning.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { ThreeWays } from '../../sections/three-ways.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Section, SectionFold, SectionHeading } from '../../ui/section.tsx';
import { TermList } from '../../ui/term-list.tsx';
import { Allocation } from './allocation.tsx';

export default function Mam(): ReactNode {
  const t = useWords('mam');
  const { links } = useSite();
  return (
    <>
      <LossWarning />
      <Hero
        label={t('hero.label')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        next={{ href: links.email(brand.partnersEmail), text: t('hero.contact') }}
        note={t('hero.note')}
        picture={<Allocation />}
      />
      <Section ground="night" labelledBy="services">
        <SectionHeading id="services" title={t('services.title')} />
        <ServiceCards cards={t('services.cards', { returnObjects: true })} perRow={4} />
      </Section>
      <Section ground="sunken" labelledBy="features">
        <SectionFold id="features" title={t('features.title')}>
          <TermList
            entries={t('features.texts', { returnObjects: true }).map(({ title, text }) => ({
              term: title,
              text,
            }))}
          />
        </SectionFold>
      </Section>
      <ThreeWays current="mam" />
      <ClosingCall title={t('call.title')} text={t('call.text')} density="dense" />
    </>
  );
}
