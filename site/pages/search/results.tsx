import type { ReactNode } from 'react';
import type { PageHit, SearchResults } from '../../../core/domain/search-result.ts';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import { Marked } from '../../search/marked.tsx';
import styles from './search.module.css';

/** The words of the results. A text with a number has one for each plural form, with the placeholder `{{number}}`. */
export interface ResultWords {
  locale: string;
  found: Partial<Record<Intl.LDMLPluralRule, string>>;
  near: { title: string; text: string };
  pages: string;
  closest: string;
  pdf: string;
  instruments: string;
  allInstruments: Partial<Record<Intl.LDMLPluralRule, string>>;
  none: { title: string; text: string; contact: string };
  contactHref: string;
  often: string;
  popular: readonly { href: string; label: string }[];
}

const withNumber = (template: string | undefined, count: number, { locale }: ResultWords): string =>
  formatTemplate(template ?? '', { number: count.toLocaleString(locale) });

const counted = (forms: ResultWords['found'], count: number, words: ResultWords): string =>
  withNumber(forms[new Intl.PluralRules(words.locale).select(count)], count, words);

interface ResultsProps {
  results: SearchResults;
  words: ResultWords;
}

export function Results({ results, words }: ResultsProps): ReactNode {
  const { pages, pageCount, nearest, instruments, instrumentCount } = results;
  const count = pageCount + instrumentCount;
  if (count === 0) {
    return (
      <>
        <section className="grid gap-2 reading" aria-labelledby="found">
          <h2 className="h3" id="found">
            {words.none.title}
          </h2>
          <p className="soft">{words.none.text}</p>
          <p>
            <a href={words.contactHref}>{words.none.contact}</a>
          </p>
        </section>
        <PopularPages words={words} />
      </>
    );
  }
  return (
    <div className={`${styles.found} column`}>
      <div className="grid gap-2 reading">
        <h2 className="h3">{nearest ? words.near.title : counted(words.found, count, words)}</h2>
        {nearest && <p className="soft">{words.near.text}</p>}
      </div>
      {instruments.length > 0 && <Instruments results={results} words={words} />}
      {pages.length > 0 && (
        <section aria-labelledby="found-pages">
          <h3 id="found-pages">{words.pages}</h3>
          <ol role="list" className={styles.pages}>
            {pages.map((page) => (
              <PageResult key={page.href} page={page} words={words} />
            ))}
          </ol>
          {pageCount > pages.length && (
            <p className={`${styles.rest} soft`}>
              {withNumber(words.closest, pages.length, words)}
            </p>
          )}
        </section>
      )}
    </div>
  );
}

function PageResult({
  page: { kind, href, title, snippet },
  words,
}: {
  page: PageHit;
  words: ResultWords;
}): ReactNode {
  const isDocument = kind === 'document';
  return (
    <li>
      <p className={`${styles.title} wrap`}>
        {isDocument ? (
          <a href={href} target="_blank" rel="noopener" hrefLang="en" type="application/pdf">
            <Marked text={title} />
          </a>
        ) : (
          <a href={href}>
            <Marked text={title} />
          </a>
        )}
        {isDocument && <span className="fine">{words.pdf}</span>}
      </p>
      <p className="soft reading">
        <Marked text={snippet} />
      </p>
    </li>
  );
}

function Instruments({
  results: { instruments, instrumentCount, allInstrumentsHref },
  words,
}: ResultsProps): ReactNode {
  return (
    <section aria-labelledby="found-instruments">
      <h3 id="found-instruments">{words.instruments}</h3>
      <ul role="list" className="links">
        {instruments.map(({ href, symbol, name }) => (
          <li key={symbol}>
            <a href={href}>
              <span className="ltr strong">{symbol}</span>
              {name && <span className={styles.name}>{name}</span>}
            </a>
          </li>
        ))}
      </ul>
      {instrumentCount > instruments.length && (
        <p className={`${styles.rest} soft`}>
          <a href={allInstrumentsHref}>{counted(words.allInstruments, instrumentCount, words)}</a>
        </p>
      )}
    </section>
  );
}

/** Links for a search without a query or without results. */
export function PopularPages({ words }: { words: ResultWords }): ReactNode {
  return (
    <nav aria-labelledby="often" className={styles.often}>
      <h2 id="often">{words.often}</h2>
      <ul role="list" className="links">
        {words.popular.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
