import type { ReactNode } from 'react';
import { Phrases } from '../../sections/phrases.tsx';
import { SearchForm } from '../../sections/search-form.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './error.module.css';

const errorPageRoutes = ['accountTypes', 'accountSpecs', 'platforms', 'contact'] as const;

/** `/error`; also the page of every unknown path, with status 404. */
export default function ErrorPage(): ReactNode {
  const t = useWords('error');
  return <ErrorLayout status={404} title={t('title')} text={t('text')} home={t('home')} />;
}

interface ErrorLayoutProps {
  status: 404 | 451;
  title: string;
  text: string;
  /** The link to the home page. */
  home: string;
}

/** The missing page, why it is missing, and the ways on. */
export function ErrorLayout({ status, title, text, home }: ErrorLayoutProps): ReactNode {
  const t = useWords('error');
  const { links } = useSite();
  return (
    <>
      <div className={styles.chart}>
        <BrokenLine />
        <p className={styles.tag}>{status}</p>
      </div>
      <div className="page-top">
        <div className="measure column halves gap-8">
          <div className={`${styles.words} gap-4 start column`}>
            <h1>{title}</h1>
            <p className="lead soft short">
              <Phrases text={text} />
            </p>
            <ButtonLink href={links.page('home')} look="quiet">
              {home}
            </ButtonLink>
          </div>
          <div className="gap-8 start column">
            <SearchForm id="error-search" label={t('search')} submit={t('submit')} />
            <nav aria-labelledby="often">
              <h2 id="often" className={`${styles.often} note`}>
                {t('often')}
              </h2>
              <ul className="links">
                {errorPageRoutes.map((route) => (
                  <li key={route}>
                    <a href={links.page(route)}>{t(`links.${route}`)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </>
  );
}

/** A price line that breaks in the middle and falls in pieces. Charts are never mirrored. */
function BrokenLine(): ReactNode {
  return (
    <svg
      className={`${styles.picture} fill`}
      viewBox="0 0 1600 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className={styles.grid}>
        {Array.from({ length: 19 }, (_, column) => (
          <path key={column} d={`M${column * 80 + 80} 0v360`} />
        ))}
        {Array.from({ length: 5 }, (_, row) => (
          <path key={row} d={`M0 ${row * 64 + 52}h1600`} />
        ))}
      </g>
      <path className={styles.level} d="M0 148h1600" />
      <path
        className={styles.area}
        d="M0 262l60-14 50 22 60-46 44 12 56-38 48 30 62-52 40 16 58-44 46 26 52-50 44 20 50-34 38 14 22-16V360H0Z"
      />
      <path
        className={styles.line}
        d="M0 262l60-14 50 22 60-46 44 12 56-38 48 30 62-52 40 16 58-44 46 26 52-50 44 20 50-34 38 14 22-16"
      />
      <g className={styles.pieces}>
        <path d="M762 204l22 26 18-12" />
        <path d="M850 250l34 26 22-8" />
        <path d="M944 300l40-10 28 22 34-4" />
        <path d="M1096 330l52 8 30-10" />
      </g>
      <path
        className={styles.ghost}
        d="M838 128l52-26 44 18 60-34 52 22 62-46 48 20 58-38 60 26 54-34 62 18 52-30 64 14 58-22 36 10"
      />
    </svg>
  );
}
