import type { ReactNode } from 'react';
import { Analytics } from '../analytics/analytics.tsx';
import { useWords } from '../site-context.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { ActionBar } from './action-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NotServedBar } from './not-served-bar.tsx';
import { SiteNotices } from './site-notice-bar.tsx';
import styles from './shell.module.css';

/** The frame of every page: preloader, notice, header, footer. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const t = useWords('shell');
  return (
    <>
      <a href="#content" className={`${styles.skip} strong`}>
        {t('skip')}
      </a>
      <Analytics />
      <Preloader />
      <NotServedBar />
      <SiteNotices />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
        <ActionBar />
      </main>
      <Footer />
      <a
        href="#top"
        className={`${styles.backToTop} icon-button needs-script not-printed`}
        aria-label={t('backToTop')}
      >
        <svg className="lines" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 16V4M4.5 9.5 10 4l5.5 5.5" />
        </svg>
      </a>
    </>
  );
}

/** The brand's mark draws itself when a visit begins and when a page is reloaded. It covers no text and takes no clicks. */
function Preloader(): ReactNode {
  return (
    <div className={styles.preloader} data-preloader="" aria-hidden="true">
      <LogoMark />
    </div>
  );
}
