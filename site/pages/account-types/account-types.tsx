import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'account-types': typeof import('./account-types.en.json');
  }
}

export function AccountTypes(): ReactNode {
  const t = useWords('account-types');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
