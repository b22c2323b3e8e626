import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import { ErrorLayout } from './error.page.tsx';

/** In place of the portal, for visitors in a country that is not served. */
export default function NotServed(): ReactNode {
  const t = useWords('not-served');
  return <ErrorLayout status={451} title={t('title')} text={t('text')} home={t('home')} />;
}
