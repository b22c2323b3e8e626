import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { maxSearchQueryLength } from '../../core/domain/search-query.ts';
import type { Suggestion } from '../../core/domain/search-result.ts';
import { findSuggestions } from '../search/find-suggestions.ts';
import { Marked } from '../search/marked.tsx';
import styles from './search-dialog.module.css';

export interface SearchDialogProps {
  language: LanguageCode;
  /** The results page. */
  href: string;
  /** See `Site`. */
  isStatic: boolean;
  words: {
    search: string;
    close: string;
    /** The text field. */
    hint: string;
    /** Above what is shown while nothing is typed. */
    often: string;
    /** With the placeholder `{{query}}`. */
    all: string;
    kinds: Record<Suggestion['kind'], string>;
  };
}

/** A link to the search page, which opens the search in a dialog, with suggestions as one types. */
export default function SearchDialog(props: SearchDialogProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <a
        ref={link}
        href={props.href}
        className="icon-button"
        aria-label={props.words.search}
        aria-haspopup="dialog"
        data-replay=""
        onClick={(event) => {
          // In a new tab or window, the search page is what was asked for.
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          // The dialog returns the focus to where it was. Safari does not give it to a link that is clicked.
          link.current?.focus();
          setIsOpen(true);
        }}
      >
        <SearchIcon />
      </a>
      {isOpen && <Dialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const SearchIcon = (): ReactNode => (
  <svg className="lines" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="m13 13 4.5 4.5M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0" />
  </svg>
);

const typingPauseMs = 100;
const listId = 'search-suggestions';
const optionId = (index: number): string => `${listId}-${index}`;

interface Found {
  query: string;
  suggestions: readonly Suggestion[];
}

function Dialog({
  language,
  href,
  isStatic,
  words,
  onClose,
}: SearchDialogProps & { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>({ query: '', suggestions: [] });
  /** The option that Enter follows; -1: the form is sent. */
  const [active, setActive] = useState(-1);
  const typed = query.trim();
  // While one types on, the latest answer stays; what visitors look for most goes at once.
  const suggestions = typed !== '' && found.query === '' ? [] : found.suggestions;
  const optionCount = suggestions.length + (typed ? 1 : 0);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    // A click beside it, or on a place of this page.
    element?.addEventListener('click', ({ target }) => {
      const option = (target as Element).closest('a');
      const isHere = option?.pathname === location.pathname && option.search === location.search;
      if (target === element || isHere) element.close();
    });
    // The back/forward cache shows the page again as it was left.
    const close = (): void => element?.close();
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const show = (list: readonly Suggestion[]): void => {
      if (!controller.signal.aborted) setFound({ query: typed, suggestions: list });
    };
    const timer = setTimeout(
      () => {
        // Without suggestions the form works.
        findSuggestions(typed, language, isStatic, controller.signal).then(show, () => show([]));
      },
      typed ? typingPauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, language, isStatic]);

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function handleKey(event: KeyboardEvent): void {
    // Keys that choose a character in an input method.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && optionCount > 0) {
      event.preventDefault();
      // The field itself stands between the last option and the first.
      setActive(((active + 1 + step + optionCount + 1) % (optionCount + 1)) - 1);
    } else if (event.key === 'Enter' && active !== -1) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key === 'Home' || event.key === 'End') setActive(-1);
  }

  const option = (index: number): object => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
  });
  const [beforeQuery, afterQuery] = words.all.split('{{query}}');
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} card`}
      aria-label={words.search}
      onClose={onClose}
    >
      <search>
        <form
          className="row"
          action={href}
          onSubmit={(event) => {
            // The browser takes spaces for an entry.
            if (typed) return;
            event.preventDefault();
            setQuery('');
            input.current?.focus();
          }}
        >
          <button type="submit" className="icon-button soft" aria-label={words.search}>
            <SearchIcon />
          </button>
          <input
            ref={input}
            name="q"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setActive(-1);
            }}
            onKeyDown={handleKey}
            aria-label={words.search}
            placeholder={words.hint}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={maxSearchQueryLength}
            role="combobox"
            aria-autocomplete="list"
            aria-controls={listId}
            aria-expanded={optionCount > 0}
            aria-activedescendant={active === -1 ? undefined : optionId(active)}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <svg className="lines" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="m4 4 12 12M16 4 4 16" />
            </svg>
          </button>
        </form>
      </search>
      {typed === '' && <p className="fine">{words.often}</p>}
      <div id={listId} role="listbox" aria-label={words.search} hidden={optionCount === 0}>
        {suggestions.map((suggestion, index) => (
          <a key={suggestion.href} href={suggestion.href} {...option(index)}>
            <SuggestionText suggestion={suggestion} kind={typed && words.kinds[suggestion.kind]} />
          </a>
        ))}
        {typed !== '' && (
          <a
            href={`${href}?${new URLSearchParams({ q: typed }).toString()}`}
            {...option(suggestions.length)}
            className={styles.all}
          >
            <span>
              {beforeQuery}
              <bdi>{typed}</bdi>
              {afterQuery}
            </span>
          </a>
        )}
      </div>
    </dialog>
  );
}

/** @param kind '' where it is not said */
function SuggestionText({
  suggestion: { kind: name, title, note },
  kind,
}: {
  suggestion: Suggestion;
  kind: string;
}): ReactNode {
  const isInstrument = name === 'instrument';
  const description = note.length > 0 && (
    <span className={`${isInstrument ? styles.name : styles.note} fine`}>
      <Marked text={note} />
    </span>
  );
  return (
    <>
      <span>
        <b className={isInstrument ? 'ltr' : undefined}>
          <Marked text={title} />
        </b>{' '}
        {isInstrument && description}
      </span>{' '}
      {kind && <small className="fine">{kind}</small>} {!isInstrument && description}
    </>
  );
}
