import type { MouseEvent, ReactNode, RefObject } from 'react';
import { formatTemplate } from '../../../specs/format-template.ts';
import type { ResultPage } from '../../../specs/result-page.ts';
import { formatView, type SpecsView } from '../../../specs/specs-view.ts';
import type { SpecsWords } from './specs-props.ts';
import type { FollowLink } from './use-follow-link.ts';
import styles from './account-specs.module.css';

interface PagerProps {
  view: SpecsView;
  shownResult: ResultPage;
  words: SpecsWords;
  pageUrl: string;
  /** Contains the table: receives the focus when the page changes. */
  region: RefObject<HTMLElement | null>;
  onFollow: FollowLink;
}

/** Links to the previous and the next page of the result. */
export function Pager({
  view,
  shownResult: { page, pageCount },
  words,
  pageUrl,
  region,
  onFollow,
}: PagerProps): ReactNode {
  const hrefOf = (target: number): string => pageUrl + formatView({ ...view, page: target });
  const goToPage = (event: MouseEvent, target: number): void => {
    onFollow(event, (current) => ({ ...current, page: target }));
    if (!event.defaultPrevented) return;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView();
  };
  return (
    <nav className={`${styles.pages} not-printed`} aria-label={words.table.pages}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" onClick={(event) => goToPage(event, page - 1)}>
          {words.table.previous}
        </a>
      )}
      <span>{formatTemplate(words.table.page, { page, pages: pageCount })}</span>
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next" onClick={(event) => goToPage(event, page + 1)}>
          {words.table.next}
        </a>
      )}
    </nav>
  );
}
