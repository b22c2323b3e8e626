import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  formatView,
  parseView,
  withQuery,
  type SpecsView,
} from '../../../core/specs/specs-view.ts';
import type { ViewHref } from './specs-props.ts';
import { typingPauseMs } from './typing-pause.ts';

interface ViewInUrl {
  /** What the table shows. After a choice it follows `urlView` in a transition: the controls answer first. */
  view: SpecsView;
  /** The view in the URL, which the controls show: while the visitor types it lags behind `view`. */
  urlView: SpecsView;
  /** The last view of the previous tier: its result stays while a list is loading. */
  previousTierView: SpecsView;
  /** For event handlers that outlive a view. */
  getView: () => SpecsView;
  /** Changes the view and adds an entry to the browser's history. */
  navigate: (change: (view: SpecsView) => SpecsView) => void;
  /** Changes the query without an entry in the history. */
  typeQuery: (query: string) => void;
  searchInput: RefObject<HTMLInputElement | null>;
}

/** Keeps the view and the URL in step, both ways. */
export function useViewInUrl(initialView: SpecsView, hrefOf: ViewHref): ViewInUrl {
  const [view, setView] = useState(initialView);
  const [urlView, setUrlView] = useState(initialView);
  const [previousTierView, setPreviousTierView] = useState(initialView);
  const searchInput = useRef<HTMLInputElement>(null);
  const currentView = useRef(initialView);
  const typingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: SpecsView): void => {
    if (next.tier !== currentView.current.tier) setPreviousTierView(currentView.current);
    currentView.current = next;
    setView(next);
  }, []);
  /** Writes a typed query into the URL if that has not happened yet. */
  const flushTyping = useCallback((): void => {
    clearTimeout(typingTimer.current);
    if (typingTimer.current === undefined) return;
    typingTimer.current = undefined;
    history.replaceState(history.state, '', hrefOf(currentView.current) + location.hash);
    startTransition(() => setUrlView(currentView.current));
  }, [hrefOf]);

  const navigate = useCallback(
    (change: (view: SpecsView) => SpecsView): void => {
      flushTyping();
      const next = change(currentView.current);
      if (formatView(next) !== formatView(currentView.current))
        history.pushState(null, '', hrefOf(next));
      setUrlView(next);
      startTransition(() => show(next));
    },
    [flushTyping, hrefOf, show],
  );
  const getView = useCallback((): SpecsView => currentView.current, []);
  const typeQuery = useCallback(
    (query: string): void => {
      show(withQuery(currentView.current, query));
      clearTimeout(typingTimer.current);
      typingTimer.current = setTimeout(flushTyping, typingPauseMs);
    },
    [flushTyping, show],
  );

  useEffect(() => {
    const readUrl = (): void => {
      clearTimeout(typingTimer.current);
      typingTimer.current = undefined;
      const next = parseView(location.search) ?? initialView;
      if (formatView(next) === formatView(currentView.current)) return;
      show(next);
      setUrlView(next);
    };
    // A cached page may have been rendered for another URL, and the visitor may have typed before hydration.
    const typed = searchInput.current?.value ?? '';
    if (typed !== initialView.query) typeQuery(typed);
    else readUrl();
    addEventListener('popstate', readUrl);
    addEventListener('pagehide', flushTyping);
    return () => {
      removeEventListener('popstate', readUrl);
      removeEventListener('pagehide', flushTyping);
    };
  }, [initialView, flushTyping, show, typeQuery]);

  return { view, urlView, previousTierView, getView, navigate, typeQuery, searchInput };
}
