import type { ReactNode } from 'react';
import enhanceMobileMenu from '../behaviours/mobile-menu.ts';
import { Enhanced } from '../islands/enhanced.tsx';
import { ForServed } from '../sections/for-served.tsx';
import { PortalLink } from '../sections/portal-link.tsx';
import { useSite, useWords } from '../site-context.tsx';
import { Logo } from '../ui/logo.tsx';
import { OtherLanguages } from './language-switcher.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './mobile-menu.module.css';

export const mobileMenuId = 'mobile-menu';

/** Slide-in menu with groups, one of which is open at a time. A popover, so that it opens without JavaScript (behaviours/page/dialogs.ts). */
export function MobileMenu(): ReactNode {
  const t = useWords('shell');
  return (
    <Enhanced by={enhanceMobileMenu} on="interaction">
      <dialog id={mobileMenuId} className={styles.dialog} aria-label={t('menu.label')} popover="">
        <div className={`${styles.panel} gap-4`}>
          <TopBar />
          <nav aria-label={t('menu.label')}>
            <MenuGroups name={mobileMenuId} styles={styles} />
          </nav>
          <div className={styles.foot}>
            <div className={`${styles.settings} row`}>
              <OtherLanguages className={`${styles.languages} row`} />
              <ThemeSwitch />
            </div>
            <ForServed>
              <div className={`${styles.actions} grid gap-3`}>
                <PortalLink to="register">{t('getStarted')}</PortalLink>
                <PortalLink to="login" offer="login" look="quiet">
                  {t('login')}
                </PortalLink>
              </div>
            </ForServed>
          </div>
        </div>
        <button
          type="button"
          className={styles.beside}
          popoverTarget={mobileMenuId}
          tabIndex={-1}
          aria-hidden="true"
        />
      </dialog>
    </Enhanced>
  );
}

function TopBar(): ReactNode {
  const t = useWords('shell');
  const { links } = useSite();
  return (
    <div className={`${styles.top} row`}>
      <a href={links.page('home')} className={styles.logo}>
        <Logo />
      </a>
      <button
        type="button"
        className={`${styles.close} icon-button`}
        aria-label={t('menu.close')}
        popoverTarget={mobileMenuId}
      >
        <svg className="lines" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m4 4 12 12M16 4 4 16" />
        </svg>
      </button>
    </div>
  );
}
