import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'legal-documents': typeof import('./legal-documents.en.json');
  }
}

export function LegalDocuments(): ReactNode {
  const t = useWords('legal-documents');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
