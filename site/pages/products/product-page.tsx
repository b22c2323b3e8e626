import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    forex: typeof import('./forex.en.json');
    metals: typeof import('./metals.en.json');
    indices: typeof import('./indices.en.json');
    energies: typeof import('./energies.en.json');
    futures: typeof import('./futures.en.json');
  }
}

export function ProductPage({ product }: { product: 'forex' | 'metals' | 'indices' | 'energies' | 'futures' }): ReactNode {
  const t = useWords(product);
  return (
    <Section>
      <h1>{t('title')}</h1>
    </Section>
  );
}
