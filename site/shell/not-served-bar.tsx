import type { ReactNode } from 'react';
import { brand } from '../facts/brand.ts';
import { useSite, useWords } from '../site-context.tsx';
import styles from './not-served-bar.module.css';

/** Tells visitors in a country that is not served why the site offers them no account. It cannot be dismissed. */
export function NotServedBar(): ReactNode {
  const t = useWords('shell');
  const { audience, links } = useSite();
  if (audience === 'served') return undefined;
  return (
    <aside className={styles.bar} aria-labelledby="not-served">
      <p>
        <strong id="not-served">{t('notServed.title')}</strong> {t('notServed.text')}{' '}
        {t('notServed.contact')}{' '}
        <a href={links.email(brand.supportEmail)} className="ltr">
          {brand.supportEmail}
        </a>
      </p>
    </aside>
  );
}
