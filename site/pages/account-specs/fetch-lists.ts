import { mapColumns, type SpecRow } from '../../../core/domain/instrument-spec.ts';
import type { Tier } from '../../../core/domain/tiers.ts';
import { createSpecList, type NameTable, type SpecList } from '../../../core/specs/spec-list.ts';
import type { SpecsProps } from './specs-props.ts';

export interface SpecLists {
  /** The lists that have come. */
  ready: ReadonlyMap<Tier, SpecList>;
  /** Fetches a tier's list when it is first called for it; undefined if that failed. */
  load: (tier: Tier) => Promise<SpecList | undefined>;
  /** The next `load` of a list that failed tries again. */
  retry: (tier: Tier) => void;
}

const requestTimeoutMs = 20_000;

/** @throws if the request fails */
async function fetchJson(url: string): Promise<unknown> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), requestTimeoutMs);
  try {
    const response = await fetch(url, { signal: request.signal });
    if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}

/** The tiers' lists from our own server, which has checked them. */
export function createSpecLists({ urls, language, calendars }: SpecsProps): SpecLists {
  const ready = new Map<Tier, SpecList>();
  const requested = new Map<Tier, Promise<SpecList | undefined>>();
  let names: Promise<unknown> | undefined;

  async function fetchList(tier: Tier): Promise<SpecList | undefined> {
    try {
      names ??= fetchJson(urls.names);
      const [list, nameTable] = await Promise.all([fetchJson(urls.lists[tier]), names]);
      const rows = (list as { data: Partial<SpecRow>[] }).data.map((row) => ({
        ...mapColumns(({ name }) => row[name] ?? ''),
        products: row.products ?? [],
      }));
      ready.set(tier, createSpecList(tier, rows, nameTable as NameTable, language, calendars));
      return ready.get(tier);
    } catch (error) {
      names = undefined;
      console.error('Failed to fetch data', error);
      return undefined;
    }
  }

  return {
    ready,
    load(tier) {
      const list = requested.get(tier) ?? fetchList(tier);
      requested.set(tier, list);
      return list;
    },
    retry(tier) {
      if (!ready.has(tier)) requested.delete(tier);
    },
  };
}
