import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof import('./home.en.json');
  }
}

export function Home(): ReactNode {
  const t = useWords('home');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
