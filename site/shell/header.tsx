import type { ReactNode } from 'react';
import enhanceMainMenu from '../behaviours/main-menu.ts';
import { isolate } from '../i18n/format.ts';
import { Enhanced } from '../islands/enhanced.tsx';
import { Island } from '../islands/island.tsx';
import { ForServed } from '../sections/for-served.tsx';
import { PortalLink } from '../sections/portal-link.tsx';
import { useSite, useWords } from '../site-context.tsx';
import { Logo } from '../ui/logo.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { MobileMenu, mobileMenuId } from './mobile-menu.tsx';
import SearchDialog from './search-dialog.island.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import dropdown from '../ui/dropdown.module.css';
import styles from './header.module.css';
import mainMenu from './main-menu.module.css';

export function Header(): ReactNode {
  const t = useWords('shell');
  const { links, language } = useSite();
  return (
    <header
      className={styles.header}
      data-leverage={t('menu.leverage', { ratio: isolate('1:{{ratio}}', language.code) })}
      data-open={t('menu.marketOpen')}
    >
      <div className={`${styles.bar} row`}>
        <a href={links.page('home')} className={styles.logo} aria-label={t('home')}>
          <Logo />
        </a>
        <Enhanced by={enhanceMainMenu} on="interaction">
          <nav aria-label={t('menu.label')} className={mainMenu.menu}>
            <MenuGroups name="main-menu" styles={mainMenu} base={dropdown} />
          </nav>
        </Enhanced>
        <div className={`${styles.actions} row`}>
          <div className={`${styles.settings} row`}>
            <LanguageSwitcher />
          </div>
          <div className={styles.search}>
            <HeaderSearch />
          </div>
          <div className={styles.settings}>
            <ThemeSwitch />
          </div>
          <ForServed>
            <span className={styles.login}>
              <PortalLink to="login" offer="login" look="quiet" size="small">
                {t('login')}
              </PortalLink>
            </span>
            <span className={styles.getStarted}>
              <PortalLink to="register" size="small">
                {t('getStarted')}
              </PortalLink>
            </span>
          </ForServed>
          <button
            type="button"
            className={`${styles.menuButton} icon-button`}
            aria-label={t('menu.open')}
            aria-haspopup="dialog"
            popoverTarget={mobileMenuId}
          >
            <svg className="lines" viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
              <path d="M2.5 6h15M2.5 14h15" />
            </svg>
          </button>
        </div>
      </div>
      <MobileMenu />
    </header>
  );
}

function HeaderSearch(): ReactNode {
  const shell = useWords('shell');
  const t = useWords('search');
  const { links, language, isStatic } = useSite();
  const words = {
    search: shell('menu.entries.search'),
    close: shell('menu.close'),
    hint: t('suggestions.hint'),
    often: t('often'),
    all: t('suggestions.all', { query: '{{query}}' }),
    kinds: t('suggestions.kinds', { returnObjects: true }),
  };
  return (
    <Island
      of={SearchDialog}
      on="interaction"
      props={{
        language: language.code,
        href: links.page('search'),
        isStatic,
        words,
      }}
    />
  );
}
