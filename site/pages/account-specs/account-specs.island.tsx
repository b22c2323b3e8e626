import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Measure } from '../../ui/measure.tsx';
import styles from './account-specs.module.css';
import { formatTemplate } from '../../../specs/format-template.ts';
import { MarketHours } from './market-hours.tsx';
import { SpecTable, type FollowLink } from './spec-table.tsx';
import { Downloads, Filter, Tiers } from './specs-controls.tsx';
import type { SpecsProps, SpecsWords } from './specs-props.ts';
import { createResultPage, unpackResultPage, type ResultPage } from '../../../specs/result-page.ts';
import { useGradualRows } from './use-gradual-rows.ts';
import { useReaderClock } from './use-reader-clock.ts';
import { useSpecLists } from './use-spec-lists.ts';
import { useViewInUrl } from './use-view-in-url.ts';
import {
  maxQueryLength,
  parseClassParam,
  formatView,
  withClass,
  withQuery,
  withTier,
  type SpecsView,
} from '../../../specs/specs-view.ts';
import { createIsolate } from '../../../specs/format-hours.ts';
import type { ValueFormat } from '../../../specs/format-value.ts';

/** The specifications: tiers, filter, search, table, trading hours. Every choice is in the URL. */
export default function AccountSpecs(props: SpecsProps): ReactNode {
  const { urls, words, server, language } = props;
  const { view, urlView, previousTierView, getView, navigate, typeQuery, searchInput } =
    useViewInUrl(props.view);
  const { lists, loadList, reloadList } = useSpecLists(props);
  const clock = useReaderClock();
  const valueFormat = useMemo<ValueFormat>(
    () => ({
      words: words.values,
      locale: language.locale,
      isolate: createIsolate(language.rightToLeft),
    }),
    [words, language],
  );

  const serverResult = useMemo(
    () => props.firstResult && unpackResultPage(props.firstResult),
    [props.firstResult],
  );
  const isInitialView = formatView(view) === formatView(props.view);
  const list = lists[view.tier];
  const result = useMemo(
    () =>
      list?.list ? createResultPage(list.list, view) : isInitialView ? serverResult : undefined,
    [list, view, isInitialView, serverResult],
  );
  const failed = !result && (list ? list.state === 'failed' : isInitialView);
  // While a list is loading, the previous tier's result stays, dimmed.
  const previousList = lists[previousTierView.tier]?.list;
  const shownResult = failed
    ? undefined
    : (result ?? (previousList ? createResultPage(previousList, previousTierView) : serverResult));
  const region = useRef<HTMLDivElement>(null);
  const { renderedRows, renderRowsInView } = useGradualRows(shownResult?.rows, region);

  useEffect(() => {
    if (!isInitialView) loadList(view.tier);
  }, [isInitialView, view.tier, loadList]);

  const hrefOf = (next: SpecsView): string => urls.page + formatView(next);
  const followLink = useCallback<FollowLink>(
    (event, change) => {
      // With these modifiers the browser opens another tab or window, or downloads.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      navigate(change);
    },
    [navigate],
  );
  const goToPage = (event: MouseEvent, page: number): void => {
    followLink(event, (current) => ({ ...current, page }));
    if (!event.defaultPrevented) return;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === 'product') {
      const instrumentClass = parseClassParam(submitter.value);
      navigate((current) => withClass(current, instrumentClass));
    }
  };
  const preload = (): void => loadList(view.tier);

  return (
    <div className={styles.board} onPointerOver={preload} onFocus={preload}>
      <Measure>
        <Tiers urlView={urlView} words={words} pageUrl={urls.page} onFollow={followLink} />
        <div className={styles.tierWords}>
          <h2>{words.tiers[view.tier].title}</h2>
          <p>{words.tiers[view.tier].subtitle}</p>
          <p>
            {words.same} <a href={urls.accountTypes}>{words.compare}</a>
          </p>
        </div>
        <form
          className={`${styles.controls} not-printed`}
          method="get"
          action={urls.page}
          role="search"
          onSubmit={submit}
        >
          <label className={styles.search}>
            <span>{words.table.search}</span>
            <input
              ref={searchInput}
              type="search"
              name="q"
              value={view.query}
              onChange={(event) => {
                renderRowsInView();
                typeQuery(event.target.value);
              }}
              placeholder={words.table.searchHint}
              maxLength={maxQueryLength}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <button type="submit" aria-label={words.table.search}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
              </svg>
            </button>
          </label>
          <Filter
            urlView={urlView}
            count={shownResult?.count}
            countByClass={shownResult?.countByClass}
            words={words}
          />
        </form>
        <div className={styles.summary}>
          <p role="status" className={result?.matchCount === 0 ? 'visually-hidden' : undefined}>
            {statusOf(result, failed, words)}
          </p>
          {shownResult && shownResult.matchCount > 0 && (
            <Downloads urlView={urlView} getView={getView} urls={urls} words={words} />
          )}
        </div>
        <div ref={region} className={styles.region} aria-busy={!result && !failed} tabIndex={-1}>
          {failed ? (
            <div className={styles.notice}>
              <p>{words.errors.fetchFailed}</p>
              <a
                href={hrefOf(view)}
                className={buttonClass('quiet')}
                onClick={(event) => {
                  followLink(event, (current) => current);
                  if (event.defaultPrevented) reloadList(view.tier);
                }}
              >
                {words.errors.tryAgain}
              </a>
            </div>
          ) : !shownResult ? null : shownResult.matchCount > 0 ? (
            <div className={styles.window}>
              <SpecTable
                tier={view.tier}
                urlView={urlView}
                rows={shownResult.rows.slice(0, renderedRows)}
                zone={valueFormat.isolate(server.zone)}
                offsetMinutes={server.offsetMinutes}
                nowMs={clock?.nowMs}
                valueFormat={valueFormat}
                words={words}
                pageUrl={urls.page}
                onFollow={followLink}
              />
            </div>
          ) : (
            <div className={styles.notice}>
              <p>{shownResult.count === 0 ? words.table.empty : words.table.noneFound}</p>
              {shownResult.count > 0 && (
                <a
                  href={hrefOf(withoutFilters(urlView))}
                  className={buttonClass('quiet')}
                  onClick={(event) => followLink(event, withoutFilters)}
                >
                  {words.table.clear}
                </a>
              )}
            </div>
          )}
        </div>
        {shownResult && shownResult.pageCount > 1 && (
          <nav className={`${styles.pages} not-printed`} aria-label={words.table.pages}>
            {shownResult.page > 1 && (
              <a
                href={hrefOf({ ...view, page: shownResult.page - 1 })}
                rel="prev"
                onClick={(event) => goToPage(event, shownResult.page - 1)}
              >
                {words.table.previous}
              </a>
            )}
            <span>
              {formatTemplate(words.table.page, {
                page: shownResult.page,
                pages: shownResult.pageCount,
              })}
            </span>
            {shownResult.page < shownResult.pageCount && (
              <a
                href={hrefOf({ ...view, page: shownResult.page + 1 })}
                rel="next"
                onClick={(event) => goToPage(event, shownResult.page + 1)}
              >
                {words.table.next}
              </a>
            )}
          </nav>
        )}
        {shownResult && shownResult.hours.length > 0 && (
          <section className={styles.hours} aria-labelledby="hours">
            <h2 id="hours">{words.hours.title}</h2>
            <p className="needs-script">{words.hours.note}</p>
            <div className={styles.region}>
              <div className={styles.window}>
                <MarketHours
                  hours={shownResult.hours}
                  countByClass={shownResult.countByClass}
                  server={server}
                  clock={clock}
                  valueFormat={valueFormat}
                  words={words}
                />
              </div>
            </div>
          </section>
        )}
      </Measure>
    </div>
  );
}

const withoutFilters = (view: SpecsView): SpecsView => withTier(withQuery(view, ''), view.tier);

function statusOf(result: ResultPage | undefined, failed: boolean, { table }: SpecsWords): string {
  if (failed) return '';
  if (!result) return table.loading;
  if (result.matchCount === 0) return result.count === 0 ? '' : table.noneFound;
  return formatTemplate(table.shown, {
    from: result.from + 1,
    to: result.from + result.rows.length,
    total: result.matchCount,
  });
}
