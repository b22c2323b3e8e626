import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'introducing-broker': typeof import('./introducing-broker.en.json');
  }
}

export function IntroducingBroker(): ReactNode {
  const t = useWords('introducing-broker');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
