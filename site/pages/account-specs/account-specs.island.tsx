import { startTransition, useCallback, useMemo, useRef, type ReactNode } from 'react';
import type { Tier } from '../../../core/domain/tiers.ts';
import { createIsolate } from '../../../core/specs/format-state.ts';
import type { ValueFormat } from '../../../core/specs/format-value.ts';
import { formatView } from '../../../core/specs/specs-view.ts';
import { MarketEmblem } from '../../ui/market-emblem.tsx';
import { Measure } from '../../ui/measure.tsx';
import { HoursSection } from './hours-section.tsx';
import { Pager } from './pager.tsx';
import { ResultRegion } from './result-region.tsx';
import { ResultStatus } from './result-status.tsx';
import { SearchBar, searchFormId } from './search-bar.tsx';
import { SortSelect } from './sort-select.tsx';
import { Downloads, Filter, Tiers } from './specs-controls.tsx';
import type { SpecsProps, ViewHref } from './specs-props.ts';
import { typingPauseMs } from './typing-pause.ts';
import { useFollowLink } from './use-follow-link.ts';
import { useGradualRows, useRemainingRows } from './use-gradual-rows.ts';
import { useShownResult } from './use-shown-result.ts';
import { useViewInUrl } from './use-view-in-url.ts';
import styles from './account-specs.module.css';

/** The specifications: tiers, filter, search, table, trading hours. Every choice is in the URL. */
export default function AccountSpecs(props: SpecsProps): ReactNode {
  const { urls, words } = props;
  const hrefOf = useCallback<ViewHref>((target) => urls.page + formatView(target), [urls]);
  const { view, urlView, previousTierView, getView, navigate, typeQuery, searchInput } =
    useViewInUrl(props.view, hrefOf);
  const region = useRef<HTMLDivElement>(null);
  const gradualRows = useGradualRows(region);
  const { renderedRows, renderRowsInView } = gradualRows;
  /** A list has come: the rows of the server's own result are there already. */
  const onListReady = useCallback(
    (tier: Tier): void => {
      if (tier === getView().tier && formatView(getView()) !== formatView(props.view))
        renderRowsInView();
    },
    [getView, props.view, renderRowsInView],
  );
  const { result, shownResult, failed, hasList, loadList, reloadList, findRows } = useShownResult(
    props,
    view,
    previousTierView,
    onListReady,
  );
  useRemainingRows(gradualRows, shownResult?.rows, region);
  const choose = useCallback<typeof navigate>(
    (change) => {
      if (hasList(change(getView()).tier)) startTransition(() => renderRowsInView());
      navigate(change);
      // Controls that stay in view can be used far down a list that is about to get shorter.
      if ((region.current?.getBoundingClientRect().top ?? 0) < 0) region.current?.scrollIntoView();
    },
    [getView, hasList, navigate, renderRowsInView],
  );
  const followLink = useFollowLink(choose);
  const turnPage = useFollowLink(navigate);
  const valueFormat = useValueFormat(props);

  const market = props.markets.find((name) => name === urlView.instrumentClass);

  return (
    <div onPointerOver={loadList} onFocus={loadList}>
      <Measure>
        <div className={styles.top}>
          <div className={styles.tierWords}>
            <div className={styles.title}>
              {market && (
                <span className={styles.emblem} data-product={market} data-emblem="">
                  <MarketEmblem />
                </span>
              )}
              <h2>{words.tiers[view.tier].title}</h2>
            </div>
            <p>{words.tiers[view.tier].subtitle}</p>
            <p>
              {words.same} <a href={urls.accountTypes}>{words.compare}</a>{' '}
              <a href={urls.calculators}>{words.calculate}</a>
            </p>
          </div>
          <div className={styles.finder}>
            <SearchBar
              view={view}
              words={words}
              pageUrl={urls.page}
              searchInput={searchInput}
              onType={(query) => {
                if (hasList(view.tier)) renderRowsInView(typingPauseMs);
                typeQuery(query);
              }}
              navigate={choose}
            />
            <ResultStatus result={result} failed={failed} words={words} />
          </div>
        </div>
        {/* What the filters stay above, while a phone scrolls. */}
        <div>
          <div className={`${styles.filters} not-printed`}>
            <Tiers urlView={urlView} words={words} hrefOf={hrefOf} onFollow={followLink} />
            <Filter
              urlView={urlView}
              market={market}
              counts={shownResult?.matchCounts}
              words={words}
              form={searchFormId}
            />
          </div>
          {shownResult && shownResult.matchCount > 0 && (
            <>
              <Downloads
                urlView={urlView}
                getView={getView}
                findRows={findRows}
                urls={urls}
                downloadEvents={props.downloadEvents}
                words={words}
              />
              <SortSelect urlView={urlView} words={words} pageUrl={urls.page} navigate={choose} />
            </>
          )}
          <ResultRegion
            region={region}
            isLoading={!result && !failed}
            failed={failed}
            shownResult={shownResult}
            renderedRows={renderedRows}
            view={view}
            urlView={urlView}
            market={market}
            calendars={props.calendars}
            clocks={props.clocks}
            valueFormat={valueFormat}
            words={words}
            hrefOf={hrefOf}
            onFollow={followLink}
            reloadList={reloadList}
          />
          {shownResult && shownResult.pageCount > 1 && (
            <Pager
              view={view}
              shownResult={shownResult}
              words={words}
              hrefOf={hrefOf}
              region={region}
              onFollow={turnPage}
            />
          )}
        </div>
        {shownResult && shownResult.hours.length > 0 && (
          <HoursSection
            hours={shownResult.hours}
            countByClass={shownResult.countByClass}
            props={props}
            valueFormat={valueFormat}
          />
        )}
      </Measure>
    </div>
  );
}

/** Its identity is stable, so that memoised rows skip a keystroke. */
function useValueFormat({ words, language, expiries }: SpecsProps): ValueFormat {
  return useMemo(
    () => ({
      words: words.values,
      locale: language.locale,
      isolate: createIsolate(language.direction),
      expiries,
    }),
    [words, language, expiries],
  );
}
