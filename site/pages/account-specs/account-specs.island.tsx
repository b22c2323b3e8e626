import { startTransition, useCallback, useMemo, useRef, type ReactNode } from 'react';
import type { Tier } from '../../../contract/tiers.ts';
import { createIsolate } from '../../../specs/format-state.ts';
import type { ValueFormat } from '../../../specs/format-value.ts';
import { formatView } from '../../../specs/specs-view.ts';
import { Measure } from '../../ui/measure.tsx';
import { HoursSection } from './hours-section.tsx';
import { Pager } from './pager.tsx';
import { ResultRegion } from './result-region.tsx';
import { ResultSummary } from './result-summary.tsx';
import { SearchBar } from './search-bar.tsx';
import { Tiers } from './specs-controls.tsx';
import type { SpecsProps } from './specs-props.ts';
import { typingPauseMs } from './typing-pause.ts';
import { useFollowLink } from './use-follow-link.ts';
import { useGradualRows, useRemainingRows } from './use-gradual-rows.ts';
import { useShownResult } from './use-shown-result.ts';
import { useViewInUrl } from './use-view-in-url.ts';
import styles from './account-specs.module.css';

/** The specifications: tiers, filter, search, table, trading hours. Every choice is in the URL. */
export default function AccountSpecs(props: SpecsProps): ReactNode {
  const { urls, words } = props;
  const { view, urlView, previousTierView, getView, navigate, typeQuery, searchInput } =
    useViewInUrl(props.view);
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
  const { result, shownResult, failed, hasList, loadList, reloadList } = useShownResult(
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
    },
    [getView, hasList, navigate, renderRowsInView],
  );
  const followLink = useFollowLink(choose);
  const turnPage = useFollowLink(navigate);
  const valueFormat = useValueFormat(props);

  return (
    <div onPointerOver={loadList} onFocus={loadList}>
      <Measure>
        <Tiers urlView={urlView} words={words} pageUrl={urls.page} onFollow={followLink} />
        <div className={styles.tierWords}>
          <h2>{words.tiers[view.tier].title}</h2>
          <p>{words.tiers[view.tier].subtitle}</p>
          <p>
            {words.same} <a href={urls.accountTypes}>{words.compare}</a>
          </p>
        </div>
        <SearchBar
          view={view}
          urlView={urlView}
          shownResult={shownResult}
          words={words}
          pageUrl={urls.page}
          searchInput={searchInput}
          onType={(query) => {
            if (hasList(view.tier)) renderRowsInView(typingPauseMs);
            typeQuery(query);
          }}
          navigate={choose}
        />
        <ResultSummary
          result={result}
          shownResult={shownResult}
          failed={failed}
          urlView={urlView}
          getView={getView}
          urls={urls}
          words={words}
        />
        <ResultRegion
          region={region}
          isLoading={!result && !failed}
          failed={failed}
          shownResult={shownResult}
          renderedRows={renderedRows}
          view={view}
          urlView={urlView}
          calendars={props.calendars}
          valueFormat={valueFormat}
          words={words}
          pageUrl={urls.page}
          onFollow={followLink}
          reloadList={reloadList}
        />
        {shownResult && shownResult.pageCount > 1 && (
          <Pager
            view={view}
            shownResult={shownResult}
            words={words}
            pageUrl={urls.page}
            region={region}
            onFollow={turnPage}
          />
        )}
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
