import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    news: typeof import('./news.en.json');
  }
}

export function News(): ReactNode {
  const t = useWords('news');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
