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
import { fill } from '../../../specs/fill.ts';
import { MarketHours } from './market-hours.tsx';
import { SpecTable, type Follow } from './spec-table.tsx';
import { Downloads, Filter, Tiers } from './specs-controls.tsx';
import {
  answerOf,
  unpacked,
  type Answer,
  type SpecsProps,
  type SpecsWords,
} from './specs-props.ts';
import { useAddress, useClock, useGradual, useLists } from './specs-state.ts';
import {
  longestQuery,
  products,
  searchOf,
  withProduct,
  withQuery,
  withTier,
  type View,
} from '../../../specs/spec-view.ts';
import { isolateIn } from '../../../specs/hours-text.ts';
import type { Writing } from '../../../specs/value-text.ts';

/** The specifications: choice of tier, filter, search, table, hours. All that is chosen stands in the address. */
export default function AccountSpecs(props: SpecsProps): ReactNode {
  const { addresses, words, server, language } = props;
  const { view, settled, latest, before, go, type, box } = useAddress(props.view);
  const { lists, ask, retry } = useLists(props);
  const clock = useClock();
  const writing = useMemo<Writing>(
    () => ({
      words: words.values,
      locale: language.locale,
      isolate: isolateIn(language.rightToLeft),
    }),
    [words, language],
  );

  const given = useMemo(() => props.first && unpacked(props.first), [props.first]);
  const isFirst = searchOf(view) === searchOf(props.view);
  const list = lists[view.tier];
  const answer = useMemo(
    () => (list?.list ? answerOf(list.list, view) : isFirst ? given : undefined),
    [list, view, isFirst, given],
  );
  const failed = !answer && (list ? list.state === 'failed' : isFirst);
  // While a list is on its way the one before stays, dimmed.
  const listBefore = lists[before.tier]?.list;
  const shown = failed
    ? undefined
    : (answer ?? (listBefore ? answerOf(listBefore, before) : given));
  const region = useRef<HTMLDivElement>(null);
  const [rowsDrawn, drawAnew] = useGradual(shown?.rows, region);

  useEffect(() => {
    if (!isFirst) ask(view.tier);
  }, [isFirst, view.tier, ask]);

  const address = (next: View): string => addresses.page + searchOf(next);
  const follow = useCallback<Follow>(
    (event, change) => {
      // Another tab, another window, a download: the browser's own business.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
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
      <Measure>
        <Tiers settled={settled} words={words} address={addresses.page} onFollow={follow} />
        <div className={styles.tierWords}>
          <h2>{words.tiers[view.tier].title}</h2>
          <p>{words.tiers[view.tier].subtitle}</p>
          <p>
            {words.same} <a href={addresses.accountTypes}>{words.compare}</a>
          </p>
        </div>
        <form
          className={`${styles.controls} not-printed`}
          method="get"
          action={addresses.page}
          role="search"
          onSubmit={submit}
        >
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
          {shown && shown.found > 0 && (
            <Downloads settled={settled} latest={latest} addresses={addresses} words={words} />
          )}
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
                <a
                  href={address(everything(settled))}
                  className={buttonClass('quiet')}
                  onClick={(event) => follow(event, everything)}
                >
                  {words.table.clear}
                </a>
              )}
            </div>
          )}
        </div>
        {shown && shown.pages > 1 && (
          <nav className={`${styles.pages} not-printed`} aria-label={words.table.pages}>
            {shown.page > 1 && (
              <a
                href={address({ ...view, page: shown.page - 1 })}
                rel="prev"
                onClick={(event) => turnTo(event, shown.page - 1)}
              >
                {words.table.previous}
              </a>
            )}
            <span>{fill(words.table.page, { page: shown.page, pages: shown.pages })}</span>
            {shown.page < shown.pages && (
              <a
                href={address({ ...view, page: shown.page + 1 })}
                rel="next"
                onClick={(event) => turnTo(event, shown.page + 1)}
              >
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
                <MarketHours
                  hours={shown.hours}
                  countOf={shown.countOf}
                  server={server}
                  clock={clock}
                  writing={writing}
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

const everything = (view: View): View => withTier(withQuery(view, ''), view.tier);

function statusOf(answer: Answer | undefined, failed: boolean, { table }: SpecsWords): string {
  if (failed) return '';
  if (!answer) return table.loading;
  if (answer.found === 0) return answer.count === 0 ? '' : table.noneFound;
  return fill(table.shown, {
    from: answer.from + 1,
    to: answer.from + answer.rows.length,
    total: answer.found,
  });
}
