import { useCallback, useEffect, useState } from 'react';
import {
  formatSortChoice,
  formatView,
  parseView,
  withQuery,
  withSortChoice,
  type SpecsView,
} from '../../../core/specs/specs-view.ts';

/** The value of a field in the server's markup; undefined on the server. */
const valueOf = (selector: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value;

type Show = (view: SpecsView, how?: 'push' | 'replace') => void;

/** The view, kept in step with the URL both ways. A view replaces the last entry of the history, or is another one. */
export function useViewInUrl(
  initialView: SpecsView,
  pageUrl: string,
): readonly [view: SpecsView, show: Show] {
  const [view, setView] = useState(initialView);
  // Read while rendering: if the markup does not hydrate because it was translated, its fields are gone afterwards.
  const [early] = useState(() => ({
    query: valueOf('#search-specs'),
    sort: valueOf('#sort-specs'),
  }));

  const show = useCallback<Show>(
    (next, how = 'push') => {
      const hash = how === 'replace' ? location.hash : '';
      const url = pageUrl + formatView(next) + hash;
      try {
        if (url !== location.pathname + location.search + location.hash)
          history[`${how}State`](null, '', url);
      } catch {
        // Safari refuses more than 100 changes in ten seconds: the URL follows with the next one.
      }
      setView(next);
    },
    [pageUrl],
  );

  useEffect(() => {
    const readUrl = (): SpecsView => parseView(location.search) ?? initialView;
    const followUrl = (): void => setView(readUrl());
    addEventListener('popstate', followUrl);

    // The host may have ignored the query string, and the visitor may have typed and chosen before React came.
    let next = readUrl();
    if (early.query !== undefined && early.query !== initialView.query)
      next = withQuery(next, early.query);
    const initialSort = initialView.sort ? formatSortChoice(initialView.sort) : '';
    if (early.sort !== undefined && early.sort !== initialSort)
      next = withSortChoice(next, early.sort);
    if (formatView(next) !== formatView(initialView)) show(next, 'replace');
    return () => removeEventListener('popstate', followUrl);
  }, [initialView, early, show]);

  return [view, show];
}
