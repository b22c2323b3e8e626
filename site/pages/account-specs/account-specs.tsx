import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'account-specs': typeof import('./account-specs.en.json');
  }
}

export function AccountSpecs(): ReactNode {
  const t = useWords('account-specs');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
