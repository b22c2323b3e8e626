import { setTimeout as timeout } from 'node:timers/promises';
import type { ContentService } from '../built-in/built-in-service.ts';
import { listEnvelope } from '../check/rows.ts';
import { ContentFetchError, readJson, type ByteBudget } from './read-json.ts';

/** Where lists come from. */
export interface ContentSource {
  service: ContentService;
  /** Address of the service, without a slash at its end. */
  base: string;
  token: string | undefined;
}

export interface ReadingLimits {
  /** For each answer; a whole list may take six times as long. */
  timeoutSeconds: number;
  /** Of a whole list. */
  maxBytes: number;
}

/**
 * @param kind `single`: one row that stands alone, which is asked for without pages
 * @throws {ContentFetchError} when the service does not give the whole list
 */
export type ReadList = (
  path: string,
  query?: Record<string, string>,
  kind?: 'list' | 'single',
) => Promise<unknown[]>;

/** Waits between two tries, in milliseconds. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

interface Page {
  rows: unknown[];
  pageCount: number;
  total: number | undefined;
}

interface Reading {
  signal: AbortSignal;
  budget: ByteBudget;
}

/** The smallest cap in use among services of this contract. */
const pageSize = 100;
const maxPages = 500;
const maxAttempts = 3;
const firstPauseMs = 500;
/** A service that asks for more patience is asked again at the next refresh. */
const maxPauseMs = 10_000;

/** A list moved while it was read: pages do not fit together. */
class ListChangedError extends ContentFetchError {}

/** Reads whole lists: page by page, with patience for what passes, and without reading again what did not change. */
export function createListReader(
  { service, base, token }: ContentSource,
  limits: ReadingLimits,
  pause: Pause = (milliseconds, signal) => timeout(milliseconds, undefined, { signal }),
): ReadList {
  /** Pages that came with an ETag, by address. */
  const cachedPages = new Map<string, { etag: string; page: Page }>();

  async function fetchPage(url: string, { signal, budget }: Reading): Promise<Page> {
    const before = cachedPages.get(url);
    const headers = new Headers({ accept: 'application/json', 'cache-control': 'no-cache' });
    // A redirect to another origin drops this header again (Fetch standard, 'HTTP-redirect fetch').
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (before) headers.set('if-none-match', before.etag);
    const response = await service(
      new Request(url, {
        headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutSeconds * 1000)]),
      }),
    );
    if (response.status === 304 && before) return before.page;
    const envelope = listEnvelope.safeParse(await readJson(response, budget));
    if (!envelope.success) {
      const [issue] = envelope.error.issues;
      throw new ContentFetchError(
        `answered outside the contract: ${issue?.path.join('.') || 'the answer'}: ${issue?.message ?? 'malformed'}`,
      );
    }
    const { data, meta } = envelope.data;
    const page: Page = {
      rows: data,
      pageCount: meta?.pagination?.pageCount ?? 1,
      total: meta?.pagination?.total,
    };
    const etag = response.headers.get('etag');
    if (etag) cachedPages.set(url, { etag, page });
    else cachedPages.delete(url);
    return page;
  }

  async function getPage(url: string, reading: Reading): Promise<Page> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await fetchPage(url, reading);
      } catch (error) {
        const wait = attempt < maxAttempts ? retryDelayMs(error, attempt) : undefined;
        if (wait === undefined) throw error;
        await pause(wait, reading.signal);
      }
    }
  }

  async function readPages(
    path: string,
    query: Record<string, string>,
    reading: Reading,
  ): Promise<unknown[]> {
    const page = (number: number): Promise<Page> => {
      const search = new URLSearchParams({
        ...query,
        'pagination[page]': String(number),
        'pagination[pageSize]': String(pageSize),
        sort: 'id',
      });
      return getPage(`${base}${path}?${search}`, reading);
    };
    const first = await page(1);
    if (first.pageCount > maxPages)
      throw new ContentFetchError(
        `says it has ${first.pageCount} pages; ${maxPages} are read at most`,
      );
    const rows = new Map<string, unknown>();
    addRows(rows, first.rows);
    for (let number = 2; number <= first.pageCount; number++) {
      const next = await page(number);
      if (next.pageCount !== first.pageCount || next.total !== first.total)
        throw new ListChangedError(`changed while it was read (page ${number})`);
      const before = rows.size;
      addRows(rows, next.rows);
      if (rows.size === before)
        throw new ListChangedError(`gave no new row on page ${number} of ${first.pageCount}`);
    }
    if (first.total !== undefined && rows.size !== first.total)
      throw new ListChangedError(`gave ${rows.size} different rows of ${first.total}`);
    return [...rows.values()];
  }

  async function readSingle(
    path: string,
    query: Record<string, string>,
    reading: Reading,
  ): Promise<unknown[]> {
    const search = new URLSearchParams(query).toString();
    return (await getPage(`${base}${path}${search && `?${search}`}`, reading)).rows;
  }

  return async (path, query = {}, kind = 'list') => {
    const read = kind === 'single' ? readSingle : readPages;
    const signal = AbortSignal.timeout(limits.timeoutSeconds * 6000);
    for (let attempt = 1; ; attempt++) {
      try {
        return await read(path, query, { signal, budget: { bytesLeft: limits.maxBytes } });
      } catch (error) {
        if (!(error instanceof ListChangedError) || attempt === maxAttempts)
          throw withPath(error, path);
        // A service whose ETag does not cover the count of pages would give the same parts again.
        cachedPages.clear();
      }
    }
  };
}

/** Adds what other pages have not given yet; rows that are alike within one page are several rows. */
function addRows(rows: Map<string, unknown>, page: readonly unknown[]): void {
  const seen = new Map<string, number>();
  for (const row of page) {
    const json = JSON.stringify(row);
    const times = seen.get(json) ?? 0;
    seen.set(json, times + 1);
    rows.set(`${times} ${json}`, row);
  }
}

/** How long to wait before the next try: doubling, by chance up to half shorter, so that replicas do not ask in step. */
function retryDelayMs(error: unknown, attempt: number): number | undefined {
  // Fetch reports every failure of the network, an answer that breaks off too, as a TypeError.
  const passing =
    error instanceof TypeError || (error instanceof ContentFetchError && error.transient);
  if (!passing) return undefined;
  const asked = error instanceof ContentFetchError ? error.retryAfterMs : undefined;
  const wait = asked ?? firstPauseMs * 2 ** (attempt - 1) * (1 - Math.random() / 2);
  return wait <= maxPauseMs ? wait : undefined;
}

/** The error with the list's path in its message; of a network failure the code, which stands in its cause. */
function withPath(error: unknown, path: string): unknown {
  if (error instanceof ContentFetchError) {
    return new ContentFetchError(`${path} ${error.message}`, {
      ...(error.status === undefined ? {} : { status: error.status }),
      transient: error.transient,
    });
  }
  if (!(error instanceof TypeError || error instanceof DOMException)) return error;
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return new ContentFetchError(
    `${path}: ${error.message}${cause ? ` (${cause.code ?? cause.message ?? 'unknown'})` : ''}`,
  );
}
