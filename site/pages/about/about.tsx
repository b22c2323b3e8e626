import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    about: typeof import('./about.en.json');
  }
}

export function About(): ReactNode {
  const t = useWords('about');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
