import { useEffect, useRef } from 'react';
import type { SpecsView } from '../../../core/specs/specs-view.ts';
import { pathOfView } from '../../../core/specs/view-address.ts';

/**
 * Where views have paths: the links to the other languages follow the view. Elsewhere it is in the query string, which they
 * take along by themselves (shell/language-switcher.enhancement.ts).
 */
export function useLanguageLinks(
  initialView: SpecsView,
  urlView: SpecsView,
  asFiles: boolean,
): void {
  const shownPath = useRef(pathOfView(initialView));
  useEffect(() => {
    const path = pathOfView(urlView);
    if (!asFiles || path === shownPath.current) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
      link.pathname = link.pathname.slice(0, -shownPath.current.length || undefined) + path;
    shownPath.current = path;
  }, [asFiles, urlView]);
}
