import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contact: typeof import('./contact.en.json');
  }
}

export function Contact(): ReactNode {
  const t = useWords('contact');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
