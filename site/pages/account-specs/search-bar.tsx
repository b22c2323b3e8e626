import type { FormEvent, ReactNode, RefObject } from 'react';
import {
  maxSpecsQueryLength,
  parseClassParam,
  withClass,
  type SpecsView,
} from '../../../core/specs/specs-view.ts';
import type { SpecsWords } from './specs-props.ts';
import styles from './account-specs.module.css';

interface SearchBarProps {
  view: SpecsView;
  words: SpecsWords;
  pageUrl: string;
  searchInput: RefObject<HTMLInputElement | null>;
  onType: (query: string) => void;
  navigate: (change: (view: SpecsView) => SpecsView) => void;
}

/** The id of the form, to which the filter by class belongs, too. */
export const searchFormId = 'specs-search';

/** What the form leads to: what it shows has the focus in a page that is loaded for it. */
export const resultsId = 'results';

/** The search box: without JavaScript, with the filter by class, a form that opens the view's URL. */
export function SearchBar({
  view,
  words,
  pageUrl,
  searchInput,
  onType,
  navigate,
}: SearchBarProps): ReactNode {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === 'product') {
      const instrumentClass = parseClassParam(submitter.value);
      navigate((current) => withClass(current, instrumentClass));
    }
  };
  const action = `${pageUrl}#${resultsId}`;
  return (
    <form
      id={searchFormId}
      className={`${styles.search} not-printed`}
      method="get"
      action={action}
      role="search"
      onSubmit={submit}
    >
      <label htmlFor="search-specs">{words.table.search}</label>
      <input
        id="search-specs"
        ref={searchInput}
        type="search"
        name="q"
        value={view.query}
        onChange={(event) => onType(event.target.value)}
        placeholder={words.table.searchHint}
        maxLength={maxSpecsQueryLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit" aria-label={words.table.search} data-replay="">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
        </svg>
      </button>
    </form>
  );
}
