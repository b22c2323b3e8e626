import type { ReactNode, RefObject } from 'react';
import type { HolidayCalendar } from '../../../core/domain/holidays.ts';
import type { ValueFormat } from '../../../core/specs/format-value.ts';
import type { ResultPage } from '../../../core/specs/result-page.ts';
import { withQuery, withTier, type SpecsView } from '../../../core/specs/specs-view.ts';
import type { ProductClass } from '../../facts/instruments.ts';
import { buttonClass } from '../../ui/button.tsx';
import { resultsId } from './search-bar.tsx';
import { SpecTable } from './spec-table.tsx';
import type { SpecsProps, SpecsWords, ViewHref } from './specs-props.ts';
import type { FollowLink } from './use-follow-link.ts';
import styles from './account-specs.module.css';

interface ResultRegionProps {
  region: RefObject<HTMLDivElement | null>;
  isLoading: boolean;
  failed: boolean;
  shownResult: ResultPage | undefined;
  /** How many of the result's rows to render. */
  renderedRows: number;
  view: SpecsView;
  urlView: SpecsView;
  market: ProductClass | undefined;
  calendars: readonly HolidayCalendar[];
  clocks: SpecsProps['clocks'];
  valueFormat: ValueFormat;
  words: SpecsWords;
  hrefOf: ViewHref;
  onFollow: FollowLink;
  reloadList: () => void;
}

/** The table, or a notice that says why there is none. */
export function ResultRegion({ region, isLoading, ...props }: ResultRegionProps): ReactNode {
  return (
    <div ref={region} id={resultsId} className={styles.region} aria-busy={isLoading} tabIndex={-1}>
      <Result {...props} />
    </div>
  );
}

type ResultProps = Omit<ResultRegionProps, 'region' | 'isLoading'>;

function Result({ failed, shownResult, ...props }: ResultProps): ReactNode {
  if (failed) return <FailureNotice {...props} />;
  if (!shownResult) return null;
  if (shownResult.matchCount === 0) return <EmptyNotice {...props} shownResult={shownResult} />;
  const { view, urlView, market, calendars, clocks, valueFormat, words, hrefOf, onFollow } = props;
  return (
    <div className={styles.window}>
      <SpecTable
        view={view}
        urlView={urlView}
        market={market}
        rows={shownResult.rows}
        renderedRows={props.renderedRows}
        calendars={calendars}
        clocks={clocks}
        valueFormat={valueFormat}
        words={words}
        hrefOf={hrefOf}
        onFollow={onFollow}
      />
    </div>
  );
}

type FailureNoticeProps = Pick<
  ResultRegionProps,
  'view' | 'words' | 'hrefOf' | 'onFollow' | 'reloadList'
>;

function FailureNotice({
  view,
  words,
  hrefOf,
  onFollow,
  reloadList,
}: FailureNoticeProps): ReactNode {
  return (
    <div className={styles.notice}>
      <p>{words.errors.fetchFailed}</p>
      <a
        href={hrefOf(view)}
        className={buttonClass('quiet')}
        onClick={(event) => {
          onFollow(event, (current) => current);
          if (event.defaultPrevented) reloadList();
        }}
      >
        {words.errors.tryAgain}
      </a>
    </div>
  );
}

type EmptyNoticeProps = Pick<ResultRegionProps, 'urlView' | 'words' | 'hrefOf' | 'onFollow'> & {
  shownResult: ResultPage;
};

function EmptyNotice({
  shownResult,
  urlView,
  words,
  hrefOf,
  onFollow,
}: EmptyNoticeProps): ReactNode {
  return (
    <div className={styles.notice}>
      {/* The status says the latter. */}
      <p aria-hidden={shownResult.count > 0 || undefined}>
        {shownResult.count === 0 ? words.table.empty : words.table.noneFound}
      </p>
      {shownResult.count > 0 && (
        <a
          href={hrefOf(withoutFilters(urlView))}
          className={buttonClass('quiet')}
          onClick={(event) => onFollow(event, withoutFilters)}
        >
          {words.table.clear}
        </a>
      )}
    </div>
  );
}

const withoutFilters = (view: SpecsView): SpecsView => withTier(withQuery(view, ''), view.tier);
