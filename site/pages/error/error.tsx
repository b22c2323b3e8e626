import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    error: typeof import('./error.en.json');
  }
}

export function ErrorPage(): ReactNode {
  const t = useWords('error');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
