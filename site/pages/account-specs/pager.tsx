import type { MouseEvent, ReactNode, RefObject } from 'react';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import type { ResultPage } from '../../../core/specs/result-page.ts';
import type { SpecsView } from '../../../core/specs/specs-view.ts';
import type { SpecsWords, ViewHref } from './specs-props.ts';
import type { FollowLink } from './use-follow-link.ts';
import styles from './account-specs.module.css';

interface PagerProps {
  view: SpecsView;
  shownResult: ResultPage;
  words: SpecsWords;
  hrefOf: ViewHref;
  /** Contains the table: receives the focus when the page changes. */
  region: RefObject<HTMLElement | null>;
  onFollow: FollowLink;
}

/** Links to the previous and the next page of the result. */
export function Pager({
  view,
  shownResult: { page, pageCount },
  words,
  hrefOf,
  region,
  onFollow,
}: PagerProps): ReactNode {
  const pageHref = (target: number): string => hrefOf({ ...view, page: target });
  const goToPage = (event: MouseEvent, target: number): void => {
    onFollow(event, (current) => ({ ...current, page: target }));
    if (!event.defaultPrevented) return;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView();
  };
  return (
    <nav className={`${styles.pages} not-printed`} aria-label={words.table.pages}>
      {page > 1 && (
        <a
          href={pageHref(page - 1)}
          rel="prev"
          data-replay=""
          onClick={(event) => goToPage(event, page - 1)}
        >
          {words.table.previous}
        </a>
      )}
      <span>{formatTemplate(words.table.page, { page, pages: pageCount })}</span>
      {page < pageCount && (
        <a
          href={pageHref(page + 1)}
          rel="next"
          data-replay=""
          onClick={(event) => goToPage(event, page + 1)}
        >
          {words.table.next}
        </a>
      )}
    </nav>
  );
}
