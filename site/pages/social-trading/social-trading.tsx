import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'social-trading': typeof import('./social-trading.en.json');
  }
}

export function SocialTrading(): ReactNode {
  const t = useWords('social-trading');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
