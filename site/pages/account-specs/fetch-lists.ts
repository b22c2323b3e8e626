import type { SpecRow } from '../../../core/domain/instrument-spec.ts';
import type { Tier } from '../../../core/domain/tiers.ts';
import { createSpecList, type NameTable, type SpecList } from '../../../core/specs/spec-list.ts';
import type { SpecsProps } from './specs-props.ts';

const requestTimeoutMs = 20_000;

/** @throws if the request fails */
async function fetchJson(url: string): Promise<unknown> {
  const request = new AbortController();
  setTimeout(() => request.abort(), requestTimeoutMs);
  const response = await fetch(url, { signal: request.signal });
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  return response.json();
}

/** The tiers' lists from our own server, which has checked them. */
export function createSpecLists({ urls, language, calendars }: SpecsProps) {
  /** The lists that have come. */
  const ready = new Map<Tier, SpecList>();
  const requested = new Map<Tier, Promise<void>>();

  async function fetchList(tier: Tier): Promise<void> {
    try {
      const [list, names] = await Promise.all([fetchJson(urls.lists[tier]), fetchJson(urls.names)]);
      const { data: rows } = list as { data: SpecRow[] };
      ready.set(tier, createSpecList(tier, rows, names as NameTable, language, calendars));
    } catch (error) {
      console.error('Failed to fetch data', error);
    }
  }

  return {
    ready,
    /** Fetches a tier's list when it is first called for it; resolves when the list is ready, or has failed. */
    load(tier: Tier): Promise<void> {
      const list = requested.get(tier) ?? fetchList(tier);
      requested.set(tier, list);
      return list;
    },
  };
}
