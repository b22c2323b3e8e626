import type { ReactNode } from 'react';
import { languages, type Language } from '../../../core/domain/languages.ts';
import filterEntries from '../../behaviours/filter-entries.ts';
import followLetters from '../../behaviours/follow-letters.ts';
import { glossaryTerms, termIds, type TermId } from '../../facts/glossary-terms.ts';
import { knownText } from '../../i18n/known.ts';
import { wordsOf } from '../../i18n/translator.ts';
import { StructuredData } from '../../inline-script.tsx';
import { Enhanced } from '../../islands/enhanced.tsx';
import { partsOfPlace, type RouteName } from '../../paths.ts';
import { EntryFilter } from '../../sections/entry-filter.tsx';
import { Phrases } from '../../sections/phrases.tsx';
import { Term } from '../../sections/term.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Fold } from '../../ui/fold.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { ExampleQuote } from './example-quote.tsx';
import { groupByInitial } from './sort-terms.ts';
import styles from './glossary.module.css';

interface Entry {
  id: TermId;
  term: string;
  definition: string;
  /** Undefined if the content lacks a figure of it. */
  example: string | undefined;
}

/** Its position: the letters differ from language to language. */
const groupId = (index: number): string => `letter-${index + 1}`;

export default function Glossary(): ReactNode {
  const t = useWords('glossary');
  const { language, links, publicOrigin } = useSite();
  const entries = termIds.flatMap((id): Entry[] => {
    const { term, definition, example } = t(`terms.${id}`, { returnObjects: true });
    return knownText(definition) === undefined
      ? []
      : [{ id, term, definition, example: knownText(example) }];
  });
  const groups = groupByInitial(entries, language.code);
  return (
    <div className={`${styles.page} page-width page-top column`}>
      <div className="column halves gap-8">
        <PageIntro title={t('title')} lead={<Phrases text={t('lead')} />} leadLines="column" />
        <ExampleQuote />
      </div>
      <Enhanced by={filterEntries} on="interaction">
        <EntryFilter />
      </Enhanced>
      <Enhanced by={followLetters} on="visible">
        <nav className={`${styles.letters} not-printed`} aria-label={t('contents')}>
          <ol>
            {groups.map(({ initial }, index) => (
              <li key={initial}>
                <a
                  href={links.page('glossary', groupId(index))}
                  className="soft strong ring-inside"
                >
                  {initial}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Enhanced>
      {groups.map(({ initial, entries: group }, index) => (
        <section
          key={initial}
          className={`${styles.group} column`}
          aria-labelledby={groupId(index)}
        >
          <h2 id={groupId(index)}>{initial}</h2>
          <div>
            {group.map((entry) => (
              <TermEntry key={entry.id} entry={entry} />
            ))}
          </div>
        </section>
      ))}
      <StructuredData
        data={{
          '@type': 'DefinedTermSet',
          name: t('meta.title'),
          url: links.absolute(language.code, 'glossary'),
          hasDefinedTerm: entries.map(({ id, term, definition }) => ({
            '@type': 'DefinedTerm',
            name: term,
            description: definition,
            url: publicOrigin + links.page('glossary', id),
          })),
        }}
      />
    </div>
  );
}

function TermEntry({ entry: { id, term, definition, example } }: { entry: Entry }): ReactNode {
  const t = useWords('glossary');
  const site = useSite();
  return (
    <article id={id} className={styles.entry} data-search-entry="">
      <Fold
        className={styles.fold}
        heading={
          <h3>
            <dfn>{term}</dfn>
          </h3>
        }
      >
        <div className={`${styles.meaning} grid reading`}>
          <p>{definition}</p>
          {example !== undefined && (
            <p className={`${styles.example} soft aside`}>
              <span className={`${styles.label} strong fine`}>{t('example')}</span> {example}
            </p>
          )}
          <p className={`${styles.others} note wrap`}>
            {languages
              // Chinese and Arabic readers know the English names, not each other's.
              .filter(({ code }) => (site.language.code === 'en') !== (code === 'en'))
              .map((language) => (
                <TermIn key={language.code} id={id} language={language} />
              ))}
          </p>
          <SeeAlso id={id} />
        </div>
      </Fold>
    </article>
  );
}

/** The term in another language, from the words of that language. */
function TermIn({ id, language }: { id: TermId; language: Language }): ReactNode {
  return (
    <span lang={language.code} dir={language.direction}>
      {wordsOf(language.code, 'glossary')(`terms.${id}.term`)}
    </span>
  );
}

function SeeAlso({ id }: { id: TermId }): ReactNode {
  const t = useWords('glossary');
  const pageNames: Partial<Record<RouteName, string>> = useWords('shell')('menu.entries', {
    returnObjects: true,
  });
  const { links } = useSite();
  const { related, page } = glossaryTerms[id];
  const [route, section] = page ? partsOfPlace(page) : [];
  return (
    <footer className={`${styles.more} small not-printed`}>
      <span className={`${styles.label} strong fine`}>{t('more')}</span>{' '}
      {related.map((other, index) => (
        <span key={other}>
          {index > 0 && ' · '}
          <Term id={other}>{t(`terms.${other}.term`)}</Term>
        </span>
      ))}
      {route && (
        <>
          {' · '}
          <a href={links.page(route, section)}>{t('page', { name: pageNames[route] ?? '' })}</a>
        </>
      )}
    </footer>
  );
}
