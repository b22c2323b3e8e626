import type { ReactNode } from 'react';
import { parseSearchQuery } from '../../../core/domain/search-query.ts';
import { popularRoutes } from '../../facts/popular-routes.ts';
import { pluralForm } from '../../i18n/format.ts';
import { Island } from '../../islands/island.tsx';
import { SearchForm } from '../../sections/search-form.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import ResultsInBrowser from './results.island.tsx';
import { PopularPages, Results, type ResultWords } from './results.tsx';
import styles from './search.module.css';

/** `/search?q=…`, without JavaScript; where no server of ours runs, only with it. */
export default function Search(): ReactNode {
  const t = useWords('search');
  const site = useSite();
  const words = useResultWords();
  const query = parseSearchQuery(site.queryString);
  return (
    <div className={`${styles.page} page-top`}>
      <div className={`${styles.parts} measure column`}>
        <PageIntro title={t('title')}>
          <SearchForm id="site-search" label={t('label')} submit={t('submit')} query={query} />
        </PageIntro>
        {site.isStatic ? (
          <>
            <noscript>
              <p className="soft reading">{t('inBrowser.withoutScript')}</p>
            </noscript>
            <Island
              of={ResultsInBrowser}
              on="idle"
              props={{
                language: site.language.code,
                words,
                browserWords: t('inBrowser', { returnObjects: true }),
              }}
            />
          </>
        ) : query === '' ? (
          <PopularPages words={words} />
        ) : (
          <Results results={site.search(query)} words={words} />
        )}
      </div>
    </div>
  );
}

/** One number for each plural form of any language: Arabic has them all. */
const pluralSamples = [0, 1, 2, 3, 11, 100];

function useResultWords(): ResultWords {
  const t = useWords('search');
  const label = useWords('shell');
  const { language, links } = useSite();
  const formsOf = (key: 'found' | 'allInstruments'): ResultWords['found'] =>
    Object.fromEntries(
      pluralSamples.map((count) => [
        pluralForm(count, language.code),
        t(key, { count, number: '{{number}}' }),
      ]),
    );
  return {
    locale: language.locale,
    found: formsOf('found'),
    near: t('near', { returnObjects: true }),
    pages: t('pages'),
    closest: t('closest', { number: '{{number}}' }),
    pdf: t('pdf'),
    instruments: t('instruments'),
    allInstruments: formsOf('allInstruments'),
    none: t('none', { returnObjects: true }),
    contactHref: links.page('contact'),
    often: t('often'),
    popular: popularRoutes.map((route) => ({
      href: links.page(route),
      label: label(`menu.entries.${route}`),
    })),
  };
}
