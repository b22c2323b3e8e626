import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Tier } from '../../../contract/instrument-spec.ts';
import { fetchList, fetchNames } from './fetch-lists.ts';
import { makeSpecList, type NameBook, type SpecList } from '../../../specs/spec-list.ts';
import type { SpecsProps } from './specs-props.ts';
import { pageSize, searchOf, viewFrom, withQuery, type View } from '../../../specs/spec-view.ts';

/** Rows that are drawn with a keystroke, at least, and those that follow at a time. */
const firstRows = 8;
const moreRows = 20;
/** No row is lower than this, in pixels. */
const lowestRow = 50;
/** Typing has paused, in milliseconds: the rest of the rows follows, and the address (browsers refuse to change it too often). */
const typingPause = 300;

/** The view and the address, each following the other. */
export function useAddress(first: View) {
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
    history.replaceState(
      history.state,
      '',
      location.pathname + searchOf(current.current) + location.hash,
    );
    startTransition(() => setSettled(current.current));
  }, []);

  /** A step of its own in the browser's history. */
  const go = useCallback(
    (change: (view: View) => View): void => {
      settle();
      const next = change(current.current);
      if (searchOf(next) !== searchOf(current.current))
        history.pushState(null, '', location.pathname + searchOf(next));
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

type ListState =
  | { state: 'loading' | 'failed'; list?: undefined }
  | { state: 'ready'; list: SpecList };

/** The tiers' lists: each is fetched when it is first needed, made ready once, and kept. */
export function useLists({ urls, language }: SpecsProps) {
  const [lists, setLists] = useState<Partial<Record<Tier, ListState>>>({});
  const asked = useRef(new Set<Tier>());
  const names = useRef<Promise<NameBook>>(undefined);

  const ask = useCallback(
    (tier: Tier): void => {
      if (asked.current.has(tier)) return;
      asked.current.add(tier);
      const keep = (state: ListState): void => setLists((known) => ({ ...known, [tier]: state }));
      keep({ state: 'loading' });
      names.current ??= fetchNames(urls.names);
      Promise.all([fetchList(urls.lists[tier]), names.current]).then(
        ([rows, book]) => keep({ state: 'ready', list: makeSpecList(tier, rows, book, language) }),
        (error: unknown) => {
          names.current = undefined;
          console.error('Failed to fetch data', error);
          keep({ state: 'failed' });
        },
      );
    },
    [urls, language],
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
export function useClock(): { now: number; timeZone: string } | undefined {
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
export function useGradual(
  found: readonly unknown[] | undefined,
  region: RefObject<HTMLElement | null>,
): [number, () => void] {
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
