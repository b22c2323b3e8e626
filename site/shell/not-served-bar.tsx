import type { ReactNode } from 'react';
import { brand } from '../facts/brand.ts';
import { sentenceGap } from '../i18n/format.ts';
import { useSite, useWords } from '../site-context.tsx';
import styles from './not-served-bar.module.css';

/** Tells visitors in a country that is not served why the site offers them no account. It cannot be dismissed. */
export function NotServedBar(): ReactNode {
  const t = useWords('shell');
  const { audience, links, language } = useSite();
  if (audience === 'served') return undefined;
  const gap = sentenceGap(language.code);
  return (
    <aside className={`${styles.refusal} bar`} aria-labelledby="not-served">
      <p>
        <strong id="not-served">{t('notServed.title')}</strong>
        {gap}
        {t('notServed.text')}
        {gap}
        {t('notServed.contact')}{' '}
        <a href={links.email(brand.supportEmail)} className="ltr">
          {brand.supportEmail}
        </a>
      </p>
    </aside>
  );
}
