import type { ReactNode } from 'react';
import { PortalLink } from '../../sections/portal-link.tsx';
import { useWords } from '../../site-context.tsx';
import styles from './action-bar.module.css';

/**
 * The page's action at hand on a phone: at the lower edge of the window, between the hero and the demo invitation, which have
 * actions of their own.
 */
export function ActionBar(): ReactNode {
  const actions = useWords('sections');
  return (
    <div className={`${styles.place} not-printed`} data-action-bar="">
      <div className={styles.bar}>
        <PortalLink to="register">{actions('actions.openAccount')}</PortalLink>
      </div>
    </div>
  );
}
