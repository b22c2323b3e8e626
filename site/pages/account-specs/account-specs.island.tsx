import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  startTransition,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { tiers, type Tier } from '../../content.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './account-specs.module.css';
import { fetchList, fetchNames } from './fetched-lists.ts';
import { fill } from './fill.ts';
import { MarketHours } from './market-hours.tsx';
import { groupSize, SpecTable, type Follow } from './spec-table.tsx';
import { makeSpecList, type NameBook, type SpecList } from './specs-list.ts';
import { answerOf, unpacked, type Answer, type SpecsProps, type SpecsWords } from './specs-props.ts';
import { longestQuery, pageSize, products, searchOf, viewFrom, withProduct, withQuery, withTier, type Product, type View } from './specs-view.ts';
import { isolateIn } from './written-times.ts';
import type { Writing } from './written-values.ts';

/** Rows that are drawn with a keystroke, at least, and those that follow at a time. */
const firstRows = 8;
const moreRows = groupSize;
/** No row is lower than this, in pixels. */
const lowestRow = 50;
/** Typing has paused, in milliseconds: the rest of the rows follows, and the address (browsers refuse to change it too often). */
const typingPause = 300;

/** The specifications: choice of tier, filter, search, table, hours. All that is chosen stands in the address. */
export default function AccountSpecs(props: SpecsProps): ReactNode {
  const { addresses, words, server, language } = props;
  const { view, settled, latest, before, go, type, box } = useAddress(props.view);
  const { lists, ask, retry } = useLists(props);
  const clock = useClock();
  const writing = useMemo<Writing>(() => ({ words: words.values, locale: language.locale, isolate: isolateIn(language.rightToLeft) }), [words, language]);

  const given = useMemo(() => props.first && unpacked(props.first), [props.first]);
  const isFirst = searchOf(view) === searchOf(props.view);
  const list = lists[view.tier];
  const answer = useMemo(() => (list?.list ? answerOf(list.list, view) : isFirst ? given : undefined), [list, view, isFirst, given]);
  const failed = !answer && (list ? list.state === 'failed' : isFirst);
  // While a list is on its way the one before stays, dimmed.
  const listBefore = lists[before.tier]?.list;
  const shown = failed ? undefined : (answer ?? (listBefore ? answerOf(listBefore, before) : given));
  const region = useRef<HTMLDivElement>(null);
  const [rowsDrawn, drawAnew] = useGradual(shown?.rows, region);

  useEffect(() => {
    if (!isFirst) ask(view.tier);
  }, [isFirst, view.tier, ask]);

  const address = (next: View): string => addresses.page + searchOf(next);
  const follow = useCallback<Follow>(
    (event, change) => {
      // Another tab, another window, a download: the browser's own business.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      go(change);
    },
    [go],
  );
  const turnTo = (event: MouseEvent, page: number): void => {
    follow(event, (current) => ({ ...current, page }));
    if (!event.defaultPrevented) return;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === 'product') {
      const chosen = products.find((product) => product === submitter.value);
      go((current) => withProduct(current, chosen));
    }
  };
  const soon = (): void => ask(view.tier);

  return (
    <div className={styles.board} onPointerOver={soon} onFocus={soon}>
      <div className={styles.measure}>
        <Tiers settled={settled} words={words} address={addresses.page} onFollow={follow} />
        <div className={styles.tierWords}>
          <h2>{words.tiers[view.tier].title}</h2>
          <p>{words.tiers[view.tier].subtitle}</p>
          <p>
            {words.same} <a href={addresses.accountTypes}>{words.compare}</a>
          </p>
        </div>
        <form className={`${styles.controls} not-printed`} method="get" action={addresses.page} role="search" onSubmit={submit}>
          <label className={styles.search}>
            <span>{words.table.search}</span>
            <input
              ref={box}
              type="search"
              name="q"
              value={view.query}
              onChange={(event) => {
                drawAnew();
                type(event.target.value);
              }}
              placeholder={words.table.searchHint}
              maxLength={longestQuery}
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
          <Filter settled={settled} count={shown?.count} countOf={shown?.countOf} words={words} />
        </form>
        <div className={styles.summary}>
          <p role="status" className={answer?.found === 0 ? 'visually-hidden' : undefined}>
            {statusOf(answer, failed, words)}
          </p>
          {shown && shown.found > 0 && <Downloads settled={settled} latest={latest} addresses={addresses} words={words} />}
        </div>
        <div ref={region} className={styles.region} aria-busy={!answer && !failed} tabIndex={-1}>
          {failed ? (
            <div className={styles.notice}>
              <p>{words.errors.fetchFailed}</p>
              <a
                href={address(view)}
                className={buttonClass('quiet')}
                onClick={(event) => {
                  follow(event, (current) => current);
                  if (event.defaultPrevented) retry(view.tier);
                }}
              >
                {words.errors.tryAgain}
              </a>
            </div>
          ) : !shown ? null : shown.found > 0 ? (
            <div className={styles.window}>
              <SpecTable
                tier={view.tier}
                settled={settled}
                rows={shown.rows.slice(0, rowsDrawn)}
                zone={writing.isolate(server.zone)}
                offsetMinutes={server.offsetMinutes}
                now={clock?.now}
                writing={writing}
                words={words}
                address={addresses.page}
                onFollow={follow}
              />
            </div>
          ) : (
            <div className={styles.notice}>
              <p>{shown.count === 0 ? words.table.empty : words.table.noneFound}</p>
              {shown.count > 0 && (
                <a href={address(everything(settled))} className={buttonClass('quiet')} onClick={(event) => follow(event, everything)}>
                  {words.table.clear}
                </a>
              )}
            </div>
          )}
        </div>
        {shown && shown.pages > 1 && (
          <nav className={`${styles.pages} not-printed`} aria-label={words.table.pages}>
            {shown.page > 1 && (
              <a href={address({ ...view, page: shown.page - 1 })} rel="prev" onClick={(event) => turnTo(event, shown.page - 1)}>
                {words.table.previous}
              </a>
            )}
            <span>{fill(words.table.page, { page: shown.page, pages: shown.pages })}</span>
            {shown.page < shown.pages && (
              <a href={address({ ...view, page: shown.page + 1 })} rel="next" onClick={(event) => turnTo(event, shown.page + 1)}>
                {words.table.next}
              </a>
            )}
          </nav>
        )}
        {shown && shown.hours.length > 0 && (
          <section className={styles.hours} aria-labelledby="hours">
            <h2 id="hours">{words.hours.title}</h2>
            <p className="needs-script">{words.hours.note}</p>
            <div className={styles.region}>
              <div className={styles.window}>
                <MarketHours hours={shown.hours} countOf={shown.countOf} server={server} clock={clock} writing={writing} words={words} />
              </div>
            </div>
          </section>
        )}
      </div>
    </div>
  );
}

const everything = (view: View): View => withTier(withQuery(view, ''), view.tier);

interface PartProps {
  /** The view that links lead on from; it follows typing after a pause, so that no key waits for them. */
  settled: View;
  words: SpecsWords;
}

const Tiers = memo(function Tiers({ settled, words, address, onFollow }: PartProps & { address: string; onFollow: Follow }): ReactNode {
  return (
    <nav className={`${styles.tiers} not-printed`} aria-label={words.tier}>
      {tiers.map((tier) => (
        <a
          key={tier}
          href={address + searchOf(withTier(settled, tier))}
          aria-current={tier === settled.tier ? 'true' : undefined}
          onClick={(event) => onFollow(event, (view) => withTier(view, tier))}
        >
          {words.tiers[tier].name}
        </a>
      ))}
    </nav>
  );
});

const Filter = memo(function Filter({
  settled,
  words,
  count,
  countOf,
}: PartProps & { count: number | undefined; countOf: Readonly<Record<Product, number>> | undefined }): ReactNode {
  return (
    <fieldset className={styles.filter}>
      <legend>{words.table.filter}</legend>
      {[undefined, ...products].map((product) => (
        <button key={product ?? ''} type="submit" name="product" value={product ?? ''} aria-pressed={settled.product === product}>
          {product ? words.products[product] : words.table.all} {countOf && <span className={styles.count}>{product ? countOf[product] : count}</span>}
        </button>
      ))}
      {/* After the buttons: of two products in an address the first counts. */}
      {[...new URLSearchParams(searchOf({ ...settled, query: '', page: 1 }))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </fieldset>
  );
});

const Downloads = memo(function Downloads({
  settled,
  latest,
  words,
  addresses,
}: PartProps & { latest: () => View; addresses: SpecsProps['addresses'] }): ReactNode {
  const file = (address: string, view: View): string => address + searchOf({ ...view, page: 1 }).replace('?', '&');
  return (
    <p className="not-printed">
      {words.table.download}{' '}
      {(['csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={file(addresses[format], settled)}
          onClick={(event) => {
            // Whoever is quicker than the address gets what is shown all the same.
            event.currentTarget.href = file(addresses[format], latest());
          }}
        >
          {words.table[format]}
        </a>
      ))}
    </p>
  );
});

function statusOf(answer: Answer | undefined, failed: boolean, { table }: SpecsWords): string {
  if (failed) return '';
  if (!answer) return table.loading;
  if (answer.found === 0) return answer.count === 0 ? '' : table.noneFound;
  return fill(table.shown, { from: answer.from + 1, to: answer.from + answer.rows.length, total: answer.found });
}

/** The view and the address, each following the other. */
function useAddress(first: View) {
  const [view, setView] = useState(first);
  /** The view whose address stands in the bar: it follows typing after a pause. */
  const [settled, setSettled] = useState(first);
  /** What was shown before the tier was changed. */
  const [before, setBefore] = useState(first);
  const box = useRef<HTMLInputElement>(null);
  const current = useRef(first);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: View): void => {
    if (next.tier !== current.current.tier) setBefore(current.current);
    current.current = next;
    setView(next);
  }, []);
  /** Has typing paused, or must it wait no longer? */
  const settle = useCallback((): void => {
    clearTimeout(pending.current);
    if (pending.current === undefined) return;
    pending.current = undefined;
    history.replaceState(history.state, '', location.pathname + searchOf(current.current) + location.hash);
    startTransition(() => setSettled(current.current));
  }, []);

  /** A step of its own in the browser's history. */
  const go = useCallback(
    (change: (view: View) => View): void => {
      settle();
      const next = change(current.current);
      if (searchOf(next) !== searchOf(current.current)) history.pushState(null, '', location.pathname + searchOf(next));
      show(next);
      setSettled(next);
    },
    [settle, show],
  );
  const latest = useCallback((): View => current.current, []);
  /** Typing makes no steps. */
  const type = useCallback(
    (query: string): void => {
      show(withQuery(current.current, query));
      clearTimeout(pending.current);
      pending.current = setTimeout(settle, typingPause);
    },
    [settle, show],
  );

  useEffect(() => {
    const follow = (): void => {
      clearTimeout(pending.current);
      pending.current = undefined;
      const named = viewFrom(location.search) ?? first;
      show(named);
      setSettled(named);
    };
    // The page may have been kept for another address, and somebody may have typed before this script came.
    const typed = box.current?.value ?? '';
    if (typed !== first.query) type(typed);
    else follow();
    addEventListener('popstate', follow);
    addEventListener('pagehide', settle);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('pagehide', settle);
    };
  }, [first, settle, show, type]);

  return { view, settled, latest, before, go, type, box };
}

type ListState = { state: 'loading' | 'failed'; list?: undefined } | { state: 'ready'; list: SpecList };

/** The tiers' lists: each is fetched when it is first needed, made ready once, and kept. */
function useLists({ addresses, language }: SpecsProps) {
  const [lists, setLists] = useState<Partial<Record<Tier, ListState>>>({});
  const asked = useRef(new Set<Tier>());
  const names = useRef<Promise<NameBook>>(undefined);

  const ask = useCallback(
    (tier: Tier): void => {
      if (asked.current.has(tier)) return;
      asked.current.add(tier);
      const keep = (state: ListState): void => setLists((known) => ({ ...known, [tier]: state }));
      keep({ state: 'loading' });
      names.current ??= fetchNames(addresses.names);
      Promise.all([fetchList(addresses.lists[tier]), names.current]).then(
        ([rows, book]) => keep({ state: 'ready', list: makeSpecList(tier, rows, book, language) }),
        (error: unknown) => {
          names.current = undefined;
          console.error('Failed to fetch data', error);
          keep({ state: 'failed' });
        },
      );
    },
    [addresses, language],
  );
  const retry = useCallback(
    (tier: Tier): void => {
      asked.current.delete(tier);
      ask(tier);
    },
    [ask],
  );
  return { lists, ask, retry };
}

/** The reader's clock, each minute as it begins; unknown on the server and in the first rendering, which must agree with it. */
function useClock(): { now: number; timeZone: string } | undefined {
  const [clock, setClock] = useState<{ now: number; timeZone: string }>();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const now = Date.now();
      setClock({ now, timeZone });
      timer = setTimeout(tick, 60_000 - (now % 60_000));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return clock;
}

/**
 * How many rows to draw: with a keystroke those in sight, and more when the typing pauses, so that no key waits for rows
 * out of sight.
 * @returns the number, and what a keystroke calls
 */
function useGradual(found: readonly unknown[] | undefined, region: RefObject<HTMLElement | null>): [number, () => void] {
  const rows = found?.length ?? 0;
  const [drawn, setDrawn] = useState(pageSize);
  const inSight = useRef(pageSize);
  const restart = useCallback((): void => {
    const place = region.current;
    if (!place) return;
    const { top, height } = place.getBoundingClientRect();
    inSight.current = Math.max(firstRows, Math.ceil((innerHeight - top) / lowestRow));
    // What stands below keeps its place until the typing pauses.
    place.style.minBlockSize = `${height}px`;
    setDrawn(inSight.current);
  }, [region]);
  useEffect(() => {
    const grow = (): void => {
      if (drawn < rows) startTransition(() => setDrawn(drawn + moreRows));
      else region.current?.style.removeProperty('min-block-size');
    };
    const timer = setTimeout(grow, drawn === inSight.current ? typingPause : 30);
    return () => clearTimeout(timer);
  }, [drawn, rows, found, region]);
  return [drawn, restart];
}
