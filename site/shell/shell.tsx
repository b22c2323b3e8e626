import type { ReactNode } from 'react';
import { useSite, useWords } from '../site-context.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { SiteNoticeBar } from './site-notice-bar.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof import('./shell.en.json');
  }
}

/** The frame of every page: preloader, notice, header, footer. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const t = useWords('shell');
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <Preloader />
      <SiteNoticeBar />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <a
        href="#top"
        className={`${styles.backToTop} needs-script not-printed`}
        aria-label={t('backToTop')}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 16V4M4.5 9.5 10 4l5.5 5.5" />
        </svg>
      </a>
    </>
  );
}

/** A price line along the top edge, once per browsing session. It covers no text and takes no clicks. */
function Preloader(): ReactNode {
  const { language } = useSite();
  return (
    <div className={styles.preloader} data-preloader="" aria-hidden="true">
      <LogoMark />
      <svg
        viewBox="0 0 1200 12"
        preserveAspectRatio="none"
        className={language.direction === 'rtl' ? styles.mirrored : undefined}
      >
        <path
          d="M0 9 90 7l60 3 80-5 70 2 90-4 60 3 110-2 70 4 100-6 80 3 90-2 70 2 110-4 120 1"
          pathLength="1"
        />
      </svg>
    </div>
  );
}
