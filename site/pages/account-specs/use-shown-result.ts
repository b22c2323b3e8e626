import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Tier } from '../../../core/domain/tiers.ts';
import {
  createResultPage,
  unpackResultPage,
  type ResultPage,
} from '../../../core/specs/result-page.ts';
import type { FoundInstrument } from '../../../core/specs/spec-list.ts';
import { formatView, type SpecsView } from '../../../core/specs/specs-view.ts';
import type { SpecsProps } from './specs-props.ts';
import { useSpecLists } from './use-spec-lists.ts';

interface ShownResult {
  /** Of the current view; undefined until its list is ready. */
  result: ResultPage | undefined;
  /** While a list is loading, the previous tier's result. Undefined if there is nothing to show. */
  shownResult: ResultPage | undefined;
  /** Whether the current tier's list could not be fetched. */
  failed: boolean;
  /** Whether a view's result needs no request. */
  hasList: (tier: Tier) => boolean;
  /** Both fetch the current tier's list; `loadList` does nothing if it was requested before. */
  loadList: () => void;
  /** Undefined while the list is missing. */
  findRows: (view: SpecsView) => readonly FoundInstrument[] | undefined;
  reloadList: () => void;
}

/**
 * The result of a view: the server's for the initial view, otherwise from the tier's list, which is fetched.
 * @param onListReady see `useSpecLists`
 */
export function useShownResult(
  props: SpecsProps,
  view: SpecsView,
  previousTierView: SpecsView,
  onListReady: (tier: Tier) => void,
): ShownResult {
  const { lists, hasList, loadList, reloadList } = useSpecLists(props, onListReady);
  const serverResult = useMemo(
    () => props.firstResult && unpackResultPage(props.firstResult),
    [props.firstResult],
  );
  const isInitialView = formatView(view) === formatView(props.view);
  const listState = lists[view.tier];
  const result = useMemo(() => {
    if (listState?.list) return createResultPage(listState.list, view);
    return isInitialView ? serverResult : undefined;
  }, [listState, view, isInitialView, serverResult]);
  const failed = !result && (listState ? listState.state === 'failed' : isInitialView);
  const previousList = lists[previousTierView.tier]?.list;
  const previousResult = (): ResultPage | undefined =>
    previousList ? createResultPage(previousList, previousTierView) : serverResult;

  const latestLists = useRef(lists);
  useEffect(() => {
    latestLists.current = lists;
  }, [lists]);
  const findRows = useCallback<ShownResult['findRows']>(
    (target) => latestLists.current[target.tier]?.list?.find(target),
    [],
  );

  useEffect(() => {
    if (!isInitialView) loadList(view.tier);
  }, [isInitialView, view.tier, loadList]);

  return {
    result,
    shownResult: failed ? undefined : (result ?? previousResult()),
    failed,
    hasList,
    findRows,
    loadList: () => loadList(view.tier),
    reloadList: () => reloadList(view.tier),
  };
}
