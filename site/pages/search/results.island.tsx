import { useEffect, useState, type ReactNode } from 'react';
import type { LanguageCode } from '../../../core/domain/languages.ts';
import { parseSearchQuery } from '../../../core/domain/search-query.ts';
import type { SearchResults } from '../../../core/domain/search-result.ts';
import { searchInBrowser } from '../../search/find-suggestions.ts';
import { PopularPages, Results, type ResultWords } from './results.tsx';
import styles from './search.module.css';

interface Props {
  language: LanguageCode;
  words: ResultWords;
  browserWords: { searching: string; failed: string };
}

/** The results in a folder of files: searches in the browser what the URL asks for. */
export default function ResultsInBrowser({ language, words, browserWords }: Props): ReactNode {
  const [state, setState] = useState<SearchResults | 'idle' | 'searching' | 'failed'>('idle');
  useEffect(() => {
    const query = parseSearchQuery(location.search);
    if (query === '') return;
    setState('searching');
    const input = document.querySelector<HTMLInputElement>('main input[name=q]');
    if (input) input.value = query;
    searchInBrowser(language).then(
      ({ find }) => setState(find(query)),
      () => setState('failed'),
    );
  }, [language]);
  return (
    <div role="status" className={`${styles.parts} column`}>
      {typeof state === 'object' ? (
        <Results results={state} words={words} />
      ) : state === 'searching' ? (
        <p className="soft reading">{browserWords.searching}</p>
      ) : (
        <>
          {state === 'failed' && <p className="soft reading">{browserWords.failed}</p>}
          <PopularPages words={words} />
        </>
      )}
    </div>
  );
}
