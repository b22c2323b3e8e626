import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { maxPageSize } from '../../core/domain/content-api.ts';
import { backoffMs } from '../../core/util/backoff.ts';
import { ContentFetchError, readJson, type ByteBudget } from './read-json.ts';

/** Serves the content API: `fetch`, outside of tests. */
export type ContentService = (request: Request) => Promise<Response>;

/** The service that lists are read from. */
export interface ContentSource {
  service: ContentService;
  /** URL without a trailing slash. */
  base: string;
  token: string | undefined;
}

export interface ReadingLimits {
  /** For each response; a whole list may take `listTimeoutFactor` times as long. */
  timeoutSeconds: number;
  /** The maximum size of a whole list. */
  maxBytes: number;
}

/**
 * @param kind `single`: the path holds one row and has no pages
 * @throws {ContentFetchError} if the service does not give the whole list
 */
export type ReadList = (
  path: string,
  params?: Record<string, string>,
  kind?: 'list' | 'single',
) => Promise<unknown[]>;

/** Waits between two attempts. */
export type Sleep = (delayMs: number, signal: AbortSignal) => Promise<unknown>;

interface Page {
  rows: unknown[];
  pageCount: number | undefined;
  pageSize: number | undefined;
  total: number | undefined;
}

/** A list has several pages, and some are tried again. */
export const listTimeoutFactor = 6;
const maxPages = 500;
const maxAttempts = 3;
const retryDelays = { firstMs: 500, maxMs: 2000 };

/** Reads whole lists page by page; a list is read again after a transient failure. */
export function createListReader(
  { service, base, token }: ContentSource,
  { timeoutSeconds, maxBytes }: ReadingLimits,
  sleep: Sleep = (delayMs, signal) => setTimeout(delayMs, undefined, { signal }),
): ReadList {
  async function fetchPage(url: string, signal: AbortSignal, budget: ByteBudget): Promise<Page> {
    const headers = new Headers({ accept: 'application/json', 'cache-control': 'no-cache' });
    // A redirect to another origin drops this header (Fetch standard, 'HTTP-redirect fetch').
    if (token) headers.set('authorization', `Bearer ${token}`);
    const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
    const request = new Request(url, { headers, signal: AbortSignal.any([signal, timeout]) });
    return parsePage(await readJson(await service(request), budget));
  }

  return async (path, params = {}, kind = 'list') => {
    // `timeout` takes whole milliseconds only, and 0.1 × 6 × 1000 is not exactly 600.
    const signal = AbortSignal.timeout(Math.round(timeoutSeconds * listTimeoutFactor * 1000));
    for (let attempt = 1; ; attempt++) {
      const budget = { bytesLeft: maxBytes };
      const get: GetPage = (pagination) => {
        const queryString = new URLSearchParams({ ...params, ...pagination }).toString();
        return fetchPage(`${base}${path}${queryString && `?${queryString}`}`, signal, budget);
      };
      try {
        return kind === 'single' ? (await get({})).rows : await readPages(get);
      } catch (error) {
        if (attempt === maxAttempts || !isTransient(error)) throw withPath(error, path);
        await sleep(backoffMs(attempt, retryDelays), signal);
      }
    }
  };
}

/** A list, or a single row as a list of one. Rows are checked one by one later; `meta` may be missing. */
const listEnvelopeSchema = z.object({
  data: z.union([z.array(z.unknown()), z.looseObject({}).transform((row): unknown[] => [row])]),
  meta: z
    .object({
      pagination: z
        .object({ pageCount: z.int().min(0), pageSize: z.int().min(1), total: z.int().min(0) })
        .partial()
        .nullish(),
    })
    .nullish(),
});

/** Gets the page that this addition to the list's parameters names. */
type GetPage = (pagination: Record<string, string>) => Promise<Page>;

/** @throws {ContentFetchError} if it is not in the envelope */
function parsePage(json: unknown): Page {
  const envelope = listEnvelopeSchema.safeParse(json);
  if (!envelope.success) {
    const [issue] = envelope.error.issues;
    throw new ContentFetchError(
      `responded with an invalid envelope: ${issue?.path.join('.') || 'the response'}: ${issue?.message ?? 'malformed'}`,
    );
  }
  const { data, meta } = envelope.data;
  const { pageCount, pageSize, total } = meta?.pagination ?? {};
  return { rows: data, pageCount, pageSize, total };
}

/**
 * Reads all pages of a list. A service may clamp the size of pages; one that refuses a size is asked without it. Numbers of rows
 * and pages that are zero beside rows are a fault of some services and not believed.
 * @throws {ContentFetchError} if the pages do not fit together: the list may have changed between two of them
 */
async function readPages(getPage: GetPage): Promise<unknown[]> {
  let size: Record<string, string> = { 'pagination[pageSize]': String(maxPageSize) };
  const page = (number: number): Promise<Page> =>
    // By `id` so that no row moves between pages; the order on the site is another one.
    getPage({ 'pagination[page]': String(number), ...size, sort: 'id' });
  const first = await page(1).catch((error: unknown) => {
    if (!(error instanceof ContentFetchError) || error.errorName !== 'PaginationError') throw error;
    size = {};
    return page(1);
  });
  const pageCount = first.pageCount || undefined;
  const total = first.total || undefined;
  const fullPage = first.pageSize ?? maxPageSize;
  if (pageCount !== undefined && pageCount > maxPages)
    throw new ContentFetchError(`says it has ${pageCount} pages; ${maxPages} are read at most`);
  const rows = new Map<string, unknown>();
  addRows(rows, first.rows);
  let last = first;
  const hasMore = (number: number): boolean =>
    pageCount === undefined
      ? number <= maxPages && last.rows.length > 0 && last.rows.length >= fullPage
      : number <= pageCount;
  for (let number = 2; hasMore(number); number++) {
    last = await page(number);
    if (last.pageCount !== first.pageCount || last.total !== first.total)
      throw new ContentFetchError(`changed while it was read (page ${number})`, {
        transient: true,
      });
    const before = rows.size;
    addRows(rows, last.rows);
    if (rows.size > before) continue;
    // A service without pages gives the whole list each time.
    if (pageCount === undefined) break;
    throw new ContentFetchError(`returned no new rows on page ${number} of ${pageCount}`, {
      transient: true,
    });
  }
  if (total !== undefined && rows.size !== total)
    throw new ContentFetchError(`returned ${rows.size} distinct rows instead of ${total}`, {
      transient: true,
    });
  return [...rows.values()];
}

/** Adds the rows of a page that no earlier page has given. Equal rows within one page are all kept. */
function addRows(rows: Map<string, unknown>, page: readonly unknown[]): void {
  const occurrences = new Map<string, number>();
  for (const row of page) {
    const json = JSON.stringify(row);
    const count = occurrences.get(json) ?? 0;
    occurrences.set(json, count + 1);
    rows.set(`${count} ${json}`, row);
  }
}

/** True if another attempt may succeed. Fetch reports every network failure, and a response that breaks off, as a TypeError. */
const isTransient = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ContentFetchError && error.transient);

/** The error with the list's path in its message, and the code of a network failure, which is in its cause. */
function withPath(error: unknown, path: string): unknown {
  if (error instanceof ContentFetchError)
    return new ContentFetchError(`${path} ${error.message}`, error);
  if (!(error instanceof TypeError || error instanceof DOMException)) return error;
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return new ContentFetchError(
    `${path}: ${error.message}${cause ? ` (${cause.code ?? cause.message ?? 'unknown'})` : ''}`,
  );
}
