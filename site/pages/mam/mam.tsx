import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mam: typeof import('./mam.en.json');
  }
}

export function Mam(): ReactNode {
  const t = useWords('mam');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
