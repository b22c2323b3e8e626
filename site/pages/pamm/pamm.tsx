import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pamm: typeof import('./pamm.en.json');
  }
}

export function Pamm(): ReactNode {
  const t = useWords('pamm');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
