import type { ReactNode } from 'react';
import dismiss from '../behaviours/dismiss.ts';
import { Enhanced } from '../islands/enhanced.tsx';
import { useWords } from '../site-context.tsx';
import { DismissButton } from '../ui/dismiss-button.tsx';
import { PortalLink } from './portal-link.tsx';
import styles from './demo-banner.module.css';

/**
 * Invitation to an account, or a demo first. The stylesheet hides a dismissed one before the first paint (shell/head-script.ts names it on
 * `<html>`) and shows in its place a button that brings it back.
 */
export function DemoBanner({ title }: { title: string }): ReactNode {
  const t = useWords('sections');
  return (
    <Enhanced by={dismiss} on="interaction">
      <aside className={styles.banner} aria-labelledby="demo-banner">
        <div className={`measure ${styles.offer} grid`}>
          <div className={`${styles.words} grid gap-2`}>
            <h2 className="title" id="demo-banner">
              {title}
            </h2>
            <p className="soft">{t('demo.text')}</p>
          </div>
          <p className="grid">
            <span className={`${styles.amount} title`}>{t('demo.amount')}</span>
            <span className="note">{t('demo.caption')}</span>
          </p>
          <div className="actions wrap gap-3">
            <PortalLink to="signup" offer="openDemo">
              {t('demo.action')}
            </PortalLink>
            <PortalLink to="register" look="quiet">
              {t('actions.openAccount')}
            </PortalLink>
          </div>
          <DismissButton name="demo" label={t('demo.dismiss')} className={styles.dismiss} />
        </div>
      </aside>
      <p className={`${styles.restore} needs-script not-printed`}>
        <button type="button" className="note" data-restore="demo" data-replay="">
          {t('demo.restore')}
        </button>
      </p>
    </Enhanced>
  );
}
