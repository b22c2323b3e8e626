import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'economic-calendar': typeof import('./economic-calendar.en.json');
  }
}

export function EconomicCalendar(): ReactNode {
  const t = useWords('economic-calendar');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
