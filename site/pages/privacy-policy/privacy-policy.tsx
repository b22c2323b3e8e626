import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'privacy-policy': typeof import('./privacy-policy.en.json');
  }
}

export function PrivacyPolicy(): ReactNode {
  const t = useWords('privacy-policy');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
