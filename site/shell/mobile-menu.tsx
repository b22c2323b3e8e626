import type { ReactNode } from 'react';
import { useEvents } from '../analytics/use-events.ts';
import enhanceMobileMenu from '../behaviours/mobile-menu.ts';
import { Enhanced } from '../islands/enhanced.tsx';
import { useSite, useWords } from '../site-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Logo, type Wordmark } from '../ui/logo.tsx';
import { MenuEntry } from './menu-entry.tsx';
import type { MenuItem } from './menu.ts';
import styles from './mobile-menu.module.css';

export const mobileMenuId = 'mobile-menu';

interface MobileMenuProps {
  wordmark: Wordmark;
  items: MenuItem[];
}

/** Slide-in menu with groups, one of which is open at a time. A popover, so that it opens without JavaScript (behaviours/page/dialogs.ts). */
export function MobileMenu({ wordmark, items }: MobileMenuProps): ReactNode {
  const t = useWords('shell');
  const event = useEvents();
  const { links } = useSite();
  return (
    <Enhanced by={enhanceMobileMenu} on="interaction">
      <dialog id={mobileMenuId} className={styles.dialog} aria-label={t('menu.label')} popover="">
        <div className={styles.panel}>
          <TopBar wordmark={wordmark} />
          <nav aria-label={t('menu.label')}>
            <ul>
              {items.map((item) => (
                <li key={item.title} className={styles.item}>
                  {item.hasDropdown ? (
                    <Group item={item} />
                  ) : (
                    <a
                      href={item.href}
                      className={titleClass(item)}
                      aria-current={item.active ? 'page' : undefined}
                    >
                      {item.title}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {links.portal && (
            <div className={styles.actions}>
              <ButtonLink href={links.portal.register} newTab event={event('openAccount')}>
                {t('getStarted')}
              </ButtonLink>
              <ButtonLink href={links.portal.login} look="quiet" newTab event={event('login')}>
                {t('login')}
              </ButtonLink>
            </div>
          )}
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

const titleClass = ({ active }: MenuItem): string | undefined =>
  active ? `${styles.title} ${styles.active}` : styles.title;

function TopBar({ wordmark }: Pick<MobileMenuProps, 'wordmark'>): ReactNode {
  const t = useWords('shell');
  const { links } = useSite();
  return (
    <div className={styles.top}>
      <a href={links.page('home')} className={styles.logo}>
        <Logo wordmark={wordmark} />
      </a>
      <button
        type="button"
        className={styles.close}
        aria-label={t('menu.close')}
        popoverTarget={mobileMenuId}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m4 4 12 12M16 4 4 16" />
        </svg>
      </button>
    </div>
  );
}

function Group({ item }: { item: MenuItem }): ReactNode {
  return (
    <details name="mobile-menu">
      <summary className={titleClass(item)}>
        {item.title}
        <svg className={styles.arrow} viewBox="0 0 12 12" width="14" height="14" aria-hidden="true">
          <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
        </svg>
      </summary>
      <ul className={styles.list}>
        {item.submenu.map((entry) => (
          <MenuEntry key={entry.href} entry={entry} className={styles.entry} />
        ))}
      </ul>
    </details>
  );
}
