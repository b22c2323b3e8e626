import { useCallback, useRef, useState } from 'react';
import type { Tier } from '../../../contract/tiers.ts';
import { createSpecList, type NameTable, type SpecList } from '../../../specs/spec-list.ts';
import { fetchNames, fetchRows } from './fetch-lists.ts';
import type { SpecsProps } from './specs-props.ts';

type ListState =
  | { state: 'loading' | 'failed'; list?: undefined }
  | { state: 'ready'; list: SpecList };

interface SpecLists {
  lists: Partial<Record<Tier, ListState>>;
  /** Does nothing if the list was requested before. */
  loadList: (tier: Tier) => void;
  reloadList: (tier: Tier) => void;
}

/** The tiers' lists: each is fetched when it is first needed, prepared once, and kept. */
export function useSpecLists({ urls, language }: SpecsProps): SpecLists {
  const [lists, setLists] = useState<Partial<Record<Tier, ListState>>>({});
  const requestedTiers = useRef(new Set<Tier>());
  const names = useRef<Promise<NameTable>>(undefined);

  const loadList = useCallback(
    (tier: Tier): void => {
      if (requestedTiers.current.has(tier)) return;
      requestedTiers.current.add(tier);
      const setListState = (listState: ListState): void =>
        setLists((others) => ({ ...others, [tier]: listState }));
      setListState({ state: 'loading' });
      names.current ??= fetchNames(urls.names);
      Promise.all([fetchRows(urls.lists[tier]), names.current]).then(
        ([rows, nameTable]) =>
          setListState({ state: 'ready', list: createSpecList(tier, rows, nameTable, language) }),
        (error: unknown) => {
          names.current = undefined;
          console.error('Failed to fetch data', error);
          setListState({ state: 'failed' });
        },
      );
    },
    [urls, language],
  );
  const reloadList = useCallback(
    (tier: Tier): void => {
      requestedTiers.current.delete(tier);
      loadList(tier);
    },
    [loadList],
  );
  return { lists, loadList, reloadList };
}
