import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'trading-center': typeof import('./trading-center.en.json');
  }
}

export function TradingCenter(): ReactNode {
  const t = useWords('trading-center');
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
