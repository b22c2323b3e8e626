import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    platforms: typeof import('./platforms.en.json');
  }
}

export function Platforms(): ReactNode {
  const t = useWords('platforms');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
