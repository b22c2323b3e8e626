import { startTransition, useCallback, useRef, useState } from 'react';
import type { Tier } from '../../../core/domain/tiers.ts';
import { prepareSpecList, type NameTable, type SpecList } from '../../../core/specs/spec-list.ts';
import { fetchNames, fetchRows } from './fetch-lists.ts';
import { runInSlices } from './run-in-slices.ts';
import type { SpecsProps } from './specs-props.ts';

type ListState =
  | { state: 'loading' | 'failed'; list?: undefined }
  | { state: 'ready'; list: SpecList };

interface SpecLists {
  lists: Partial<Record<Tier, ListState>>;
  hasList: (tier: Tier) => boolean;
  /** Does nothing if the list was requested before. */
  loadList: (tier: Tier) => void;
  reloadList: (tier: Tier) => void;
}

/**
 * The tiers' lists: each is fetched when it is first needed, prepared once, and kept.
 * @param onReady is called when a list comes, in the transition that shows it
 */
export function useSpecLists(
  { urls, language, calendars }: SpecsProps,
  onReady: (tier: Tier) => void,
): SpecLists {
  const [lists, setLists] = useState<Partial<Record<Tier, ListState>>>({});
  const requestedTiers = useRef(new Set<Tier>());
  const readyTiers = useRef(new Set<Tier>());
  const names = useRef<Promise<NameTable>>(undefined);

  const loadList = useCallback(
    (tier: Tier): void => {
      if (requestedTiers.current.has(tier)) return;
      requestedTiers.current.add(tier);
      const setListState = (listState: ListState): void =>
        setLists((others) => ({ ...others, [tier]: listState }));
      const prepareList = async (): Promise<SpecList> => {
        names.current ??= fetchNames(urls.names);
        const [rows, nameTable] = await Promise.all([fetchRows(urls.lists[tier]), names.current]);
        return runInSlices(prepareSpecList(tier, rows, nameTable, language, calendars));
      };
      setListState({ state: 'loading' });
      prepareList().then(
        (list) =>
          startTransition(() => {
            readyTiers.current.add(tier);
            onReady(tier);
            setListState({ state: 'ready', list });
          }),
        (error: unknown) => {
          names.current = undefined;
          console.error('Failed to fetch data', error);
          setListState({ state: 'failed' });
        },
      );
    },
    [urls, language, calendars, onReady],
  );
  const reloadList = useCallback(
    (tier: Tier): void => {
      requestedTiers.current.delete(tier);
      loadList(tier);
    },
    [loadList],
  );
  const hasList = useCallback((tier: Tier): boolean => readyTiers.current.has(tier), []);
  return { lists, hasList, loadList, reloadList };
}
