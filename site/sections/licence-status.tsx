import type { ReactNode } from 'react';
import { brand } from '../facts/brand.ts';
import { formatList, isolate } from '../i18n/format.ts';
import { useSite, useWords } from '../site-context.tsx';

/** Who licenses the company, or that nobody does. The licences themselves are on the legal documents page. */
export function LicenceStatus(): ReactNode {
  const t = useWords('protection');
  const { language } = useSite();
  if (brand.licences.length === 0) return t('licence.none');
  const authorities = brand.licences.map(({ authority }) => isolate(authority, language.code));
  return t('licence.held', { authorities: formatList(authorities, language.code) });
}
