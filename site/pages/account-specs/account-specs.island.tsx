import { use, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { createIsolate } from '../../../core/specs/format-hours.ts';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import type { ValueFormat } from '../../../core/specs/format-value.ts';
import type { ResultPage } from '../../../core/specs/spec-list.ts';
import { formatView, withQuery, withTier, type SpecsView } from '../../../core/specs/specs-view.ts';
import { buttonClass } from '../../ui/button.tsx';
import { MarketEmblem } from '../../ui/market-emblem.tsx';
import { createSpecLists } from './fetch-lists.ts';
import { HoursSection } from './market-hours.tsx';
import { SpecTable } from './spec-table.tsx';
import {
  Download,
  Filter,
  Pager,
  resultsId,
  Search,
  SortSelect,
  Tiers,
  useChosenClassInView,
} from './specs-controls.tsx';
import type { LinkTo, SpecsProps, SpecsWords } from './specs-props.ts';
import { useViewInUrl } from './use-view-in-url.ts';
import styles from './account-specs.module.css';

/**
 * The specifications: tiers, filter, search, table, trading hours. The controls show each choice at once; heading, table and pages
 * follow together, when the tier's list is there.
 */
export default function AccountSpecs(props: SpecsProps): ReactNode {
  const { urls, words, firstResult, download } = props;
  const [view, show] = useViewInUrl(props.view, urls.page);
  const shownView = useDeferredValue(view);
  useChosenClassInView();
  const [lists] = useState(() => createSpecLists(props));

  const isFirst = formatView(shownView) === formatView(props.view);
  if (!isFirst && !lists.ready.has(shownView.tier)) use(lists.load(shownView.tier));
  const list = lists.ready.get(shownView.tier);
  const result = useMemo(
    () => (isFirst ? firstResult : list?.resultPage(shownView)),
    [isFirst, firstResult, list, shownView],
  );
  const isLoading = view !== shownView && !lists.ready.has(view.tier);

  const choose = (next: SpecsView): void => {
    show(next);
    // Controls that stay in view can be used far down a list that is about to get shorter.
    const region = findRegion();
    if (region && region.getBoundingClientRect().top < 0) region.scrollIntoView();
  };
  const linkTo = linksWith(urls.page, choose);
  const turnPage = linksWith(urls.page, (next) => {
    show(next);
    findRegion()?.focus();
    findRegion()?.scrollIntoView();
  });
  const loadList = (): void => void lists.load(view.tier);
  const marketOf = ({ instrumentClass }: SpecsView) =>
    props.markets.find((name) => name === instrumentClass);
  const { language, expiries } = props;
  // Its identity is stable, so that the rows, which are memoised, skip a keystroke.
  const valueFormat = useMemo<ValueFormat>(
    () => ({
      words: words.values,
      locale: language.locale,
      isolate: createIsolate(language.direction),
      expiries,
    }),
    [words, language, expiries],
  );
  const { title, subtitle } = words.tiers[shownView.tier];
  const market = marketOf(shownView);

  return (
    <div onPointerOver={loadList} onFocus={loadList}>
      <div className={`${styles.top} grid gap-6`}>
        <div className={`${styles.tierWords} grid gap-1`}>
          <div className={`${styles.title} row gap-3`}>
            {market && (
              <span className={`${styles.emblem} grid`} data-product={market}>
                <MarketEmblem />
              </span>
            )}
            <h2 className="h3">{title}</h2>
          </div>
          <p>{subtitle}</p>
          <p className="note">
            {words.same}
            <br />
            <a href={urls.accountTypes}>{words.compare}</a> ·{' '}
            <a href={urls.calculators}>{words.calculate}</a>
          </p>
        </div>
        <div className={styles.finder}>
          <Search view={view} words={words} pageUrl={urls.page} show={show} />
          {/* Announced at every change; at the search, in view while one types on a phone. */}
          <p role="status" className="fine">
            {isLoading ? words.table.loading : statusOf(result, words)}
          </p>
        </div>
      </div>
      {/* The filters stay above what is in here while a phone scrolls. */}
      <div>
        <div className={`${styles.filters} wrap not-printed`}>
          <Tiers view={view} words={words} linkTo={linkTo} />
          <Filter
            view={view}
            market={marketOf(view)}
            counts={result?.matchCounts}
            choose={choose}
            words={words}
          />
        </div>
        {result && result.matchCount > 0 && (
          <>
            {download && <Download view={view} words={words} download={download} />}
            <SortSelect view={view} words={words} pageUrl={urls.page} choose={choose} />
          </>
        )}
        <div id={resultsId} className={styles.region} aria-busy={isLoading} tabIndex={-1}>
          {!result ? (
            <Notice
              text={words.errors.fetchFailed}
              link={words.errors.tryAgain}
              // Loads the page again.
              href={urls.page + formatView(view)}
            />
          ) : result.counts.all === 0 ? (
            <Notice text={words.table.empty} />
          ) : result.matchCount === 0 ? (
            <Notice
              text={words.table.noneFound}
              link={words.table.clear}
              isAnnounced
              {...linkTo(withTier(withQuery(view, ''), view.tier))}
            />
          ) : (
            <SpecTable
              view={view}
              shownView={shownView}
              market={market}
              rows={result.rows}
              calendars={props.calendars}
              valueFormat={valueFormat}
              words={words}
              linkTo={linkTo}
            />
          )}
        </div>
        {result && result.pageCount > 1 && (
          <Pager view={view} result={result} words={words} linkTo={turnPage} />
        )}
      </div>
      {result && result.hours.length > 0 && (
        <HoursSection
          hours={result.hours}
          counts={result.counts}
          calendars={props.calendars}
          valueFormat={valueFormat}
          words={words}
        />
      )}
    </div>
  );
}

const findRegion = (): HTMLElement | null => document.querySelector(`#${resultsId}`);

/** Links that `follow` follows, except with a key that opens another tab or window, or downloads. */
const linksWith =
  (pageUrl: string, follow: (view: SpecsView) => void): LinkTo =>
  (view) => ({
    href: pageUrl + formatView(view),
    onClick(event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      follow(view);
    },
  });

function statusOf(result: ResultPage | undefined, { table }: SpecsWords): string {
  if (!result || result.counts.all === 0) return '';
  if (result.matchCount === 0) return table.noneFound;
  if (result.matchCount === 1) return table.shownOne;
  return formatTemplate(table.shown, {
    from: result.from + 1,
    to: result.from + result.rows.length,
    total: result.matchCount,
  });
}

type NoticeProps = Partial<ReturnType<LinkTo>> & {
  text: string;
  link?: string;
  /** The status says the same. */
  isAnnounced?: boolean;
};

/** A message in the table's place. */
function Notice({ text, link, isAnnounced, ...target }: NoticeProps): ReactNode {
  return (
    <div className={`${styles.unavailable} grid gap-4 notice`}>
      <p aria-hidden={isAnnounced}>{text}</p>
      {link && (
        <a className={buttonClass('quiet')} {...target}>
          {link}
        </a>
      )}
    </div>
  );
}
