import type { ReactNode } from 'react';
import { parseSearchQuery } from '../../../core/domain/search-query.ts';
import type { SearchResults, PageHit, MarkedText } from '../../../core/domain/search-result.ts';
import { keysOf } from '../../../core/util/map-keys.ts';
import { popularRoutes } from '../../facts/popular-routes.ts';
import { formatNumber, pluralForm } from '../../i18n/format.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { SearchForm } from '../../sections/search-form.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Measure } from '../../ui/measure.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import findHere from './find-here.enhancement.ts';
import { samples, type SearchWords } from './samples.ts';
import styles from './search.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof import('./search.en.json');
  }
}

/** `/search?q=…`, without JavaScript; where no server of ours runs, only with it. */
export function Search(): ReactNode {
  const t = useWords('search');
  const site = useSite();
  const query = parseSearchQuery(site.queryString);
  return (
    <div className={styles.page}>
      <Measure width="narrow" className={styles.parts}>
        <PageIntro title={t('title')} size="tool">
          <SearchForm id="site-search" label={t('label')} submit={t('submit')} query={query} />
        </PageIntro>
        {site.isStatic ? (
          <SearchInBrowser />
        ) : query === '' ? (
          <PopularPages />
        ) : (
          <Results results={site.search(query)} />
        )}
      </Measure>
    </div>
  );
}

/** One number for each plural form of any language: Arabic has them all. */
const pluralSamples = [0, 1, 2, 3, 11, 100];

/** Where no server searches: the script fills in what is rendered here from samples. */
function SearchInBrowser(): ReactNode {
  const t = useWords('search');
  const { language, links } = useSite();
  const formsOf = (key: 'found' | 'allInstruments'): Record<string, string> =>
    Object.fromEntries(
      pluralSamples.map((count) => [
        pluralForm(count, language.code),
        t(key, { count, number: '{number}' }),
      ]),
    );
  const words: SearchWords = {
    found: formsOf('found'),
    allInstruments: formsOf('allInstruments'),
    closest: t('closest', { number: '{number}' }),
    home: t('home'),
    homeHref: links.page('home'),
    specsHref: links.page('accountSpecs'),
  };
  return (
    <Enhanced by={findHere} on="idle">
      <div data-words={JSON.stringify(words)}>
        <p role="status" className={styles.status} data-searching={t('inBrowser.searching')} />
        <div className={styles.parts} data-place="">
          <noscript>
            <div className={styles.parts}>
              <p className={styles.status}>{t('inBrowser.withoutScript')}</p>
              <AllPages />
            </div>
          </noscript>
          <PopularPages />
        </div>
        {keysOf(samples).map((name) => (
          <template key={name} data-sample={name}>
            <Results results={samples[name]} />
          </template>
        ))}
        <template data-sample="failed">
          <div className={styles.none}>
            <p>{t('inBrowser.failed')}</p>
            <p>
              <a href={links.page('search')}>{t('inBrowser.tryAgain')}</a>
            </p>
          </div>
          <PopularPages />
        </template>
      </div>
    </Enhanced>
  );
}

/** The pages that the menu and the footer name. */
function AllPages(): ReactNode {
  const t = useWords('search');
  const label = useWords('shell');
  const { links } = useSite();
  const labels = label('menu.entries', { returnObjects: true });
  return (
    <nav aria-labelledby="all-pages" className={styles.often}>
      <h2 id="all-pages">{t('inBrowser.allPages')}</h2>
      <ul role="list">
        {keysOf(labels).map((route) => (
          <li key={route}>
            <a href={links.page(route)}>{labels[route]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Results({ results }: { results: SearchResults }): ReactNode {
  const t = useWords('search');
  const { language, links } = useSite();
  const { pages, pageCount, nearest, instruments, instrumentCount } = results;
  const count = pageCount + instrumentCount;
  if (count === 0) {
    return (
      <>
        <section className={styles.none} aria-labelledby="found">
          <h2 id="found">{t('none.title')}</h2>
          <p>{t('none.text')}</p>
          <p>
            <a href={links.page('contact')}>{t('none.contact')}</a>
          </p>
        </section>
        <PopularPages />
      </>
    );
  }
  return (
    <div className={styles.found}>
      <div className={styles.count}>
        <h2>
          {nearest
            ? t('near.title')
            : t('found', { count, number: formatNumber(count, language.code) })}
        </h2>
        {nearest && <p>{t('near.text')}</p>}
      </div>
      {instruments.length > 0 && <Instruments results={results} />}
      {pages.length > 0 && (
        <section aria-labelledby="found-pages">
          <h3 id="found-pages">{t('pages')}</h3>
          <ol role="list" className={styles.pages}>
            {pages.map((page) => (
              <PageResult key={page.href} page={page} />
            ))}
          </ol>
          {pageCount > pages.length && (
            <p className={styles.rest}>
              {t('closest', { number: formatNumber(pages.length, language.code) })}
            </p>
          )}
        </section>
      )}
    </div>
  );
}

function PageResult({ page: { kind, href, title, snippet } }: { page: PageHit }): ReactNode {
  const t = useWords('search');
  const { links } = useSite();
  return (
    <li>
      <p className={styles.title}>
        {kind === 'page' ? (
          <a href={href}>
            {/* Its title says what the site offers, not which page it is. */}
            {href === links.page('home') && t('home')}
            <Marked text={title} />
          </a>
        ) : (
          <a href={href} target="_blank" rel="noopener" hrefLang="en" type="application/pdf">
            <Marked text={title} />
          </a>
        )}
        {kind === 'document' && <span className={styles.kind}>{t('pdf')}</span>}
      </p>
      <p className={styles.snippet}>
        <Marked text={snippet} />
      </p>
    </li>
  );
}

function Marked({ text }: { text: MarkedText }): ReactNode {
  return text.map((part, index) =>
    part.matched ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

function Instruments({
  results: { instruments, instrumentCount, allInstrumentsHref },
}: {
  results: SearchResults;
}): ReactNode {
  const t = useWords('search');
  const { language } = useSite();
  return (
    <section aria-labelledby="found-instruments">
      <h3 id="found-instruments">{t('instruments')}</h3>
      <ul role="list" className={styles.instruments}>
        {instruments.map(({ href, symbol, name }) => (
          <li key={symbol}>
            <a href={href}>
              <span className={`ltr ${styles.symbol}`}>{symbol}</span>
              {name && <span className={styles.name}>{name}</span>}
            </a>
          </li>
        ))}
      </ul>
      {instrumentCount > instruments.length && (
        <p className={styles.rest}>
          <a href={allInstrumentsHref}>
            {t('allInstruments', {
              count: instrumentCount,
              number: formatNumber(instrumentCount, language.code),
            })}
          </a>
        </p>
      )}
    </section>
  );
}

/** Without a query, and without results. */
function PopularPages(): ReactNode {
  const t = useWords('search');
  const label = useWords('shell');
  const { links } = useSite();
  return (
    <nav aria-labelledby="often" className={styles.often}>
      <h2 id="often">{t('often')}</h2>
      <ul role="list">
        {popularRoutes.map((route) => (
          <li key={route}>
            <a href={links.page(route)}>{label(`menu.entries.${route}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
