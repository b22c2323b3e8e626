import { setTimeout } from 'node:timers/promises';
import { maxPageSize } from '../../../core/domain/content-api.ts';
import { backoffMs } from '../../../core/util/backoff.ts';
import { listEnvelopeSchema } from '../envelope.ts';
import { ContentFetchError } from './content-fetch-error.ts';
import { readJson, type ByteBudget } from './read-json.ts';
import { listTimeoutFactor } from './reading-limits.ts';

/** Serves the content API: a remote service over the network, the built-in one in this process. */
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
  pageCount: number;
  total: number | undefined;
}

interface Reading {
  signal: AbortSignal;
  budget: ByteBudget;
}

/** Gets the page that this addition to the list's parameters names. */
type GetPage = (pagination: Record<string, string>) => Promise<Page>;

const maxPages = 500;
const maxAttempts = 3;
const firstDelayMs = 500;
/** A service that asks for a longer delay is tried again at the next refresh. */
const maxDelayMs = 10_000;

/** The list changed between two of its pages. */
class ListChangedError extends ContentFetchError {}

/** Reads whole lists page by page. Transient failures are retried, and unchanged pages are not transferred again (ETag). */
export function createListReader(
  source: ContentSource,
  limits: ReadingLimits,
  sleep: Sleep = (delayMs, signal) => setTimeout(delayMs, undefined, { signal }),
): ReadList {
  const pages = createPageReader(source, limits, sleep);

  return async (path, params = {}, kind = 'list') => {
    const timeoutMs = limits.timeoutSeconds * listTimeoutFactor * 1000;
    // `timeout` takes whole milliseconds only, and 0.1 × 6 × 1000 is not exactly 600.
    const signal = AbortSignal.timeout(Math.round(timeoutMs));
    for (let attempt = 1; ; attempt++) {
      const reading: Reading = { signal, budget: { bytesLeft: limits.maxBytes } };
      const getPage: GetPage = (pagination) =>
        pages.get(urlOf(`${source.base}${path}`, { ...params, ...pagination }), reading);
      try {
        return kind === 'single' ? (await getPage({})).rows : await readPages(getPage);
      } catch (error) {
        if (!(error instanceof ListChangedError) || attempt === maxAttempts)
          throw withPath(error, path);
        // An ETag that does not cover the page count would give the same pages again.
        pages.forget();
      }
    }
  };
}

function urlOf(url: string, params: Record<string, string>): string {
  const queryString = new URLSearchParams(params).toString();
  return queryString ? `${url}?${queryString}` : url;
}

interface PageReader {
  get(url: string, reading: Reading): Promise<Page>;
  /** Makes every page be transferred again. */
  forget(): void;
}

/** Retries transient failures, and keeps the pages that came with an ETag. */
function createPageReader(
  { service, token }: ContentSource,
  { timeoutSeconds }: ReadingLimits,
  sleep: Sleep,
): PageReader {
  const cachedPages = new Map<string, { etag: string; page: Page }>();

  async function fetchPage(url: string, { signal, budget }: Reading): Promise<Page> {
    const cached = cachedPages.get(url);
    const headers = new Headers({ accept: 'application/json', 'cache-control': 'no-cache' });
    // A redirect to another origin drops this header (Fetch standard, 'HTTP-redirect fetch').
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (cached) headers.set('if-none-match', cached.etag);
    const response = await service(
      new Request(url, {
        headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)]),
      }),
    );
    if (response.status === 304 && cached) return cached.page;
    const page = parsePage(await readJson(response, budget));
    const etag = response.headers.get('etag');
    if (etag) cachedPages.set(url, { etag, page });
    else cachedPages.delete(url);
    return page;
  }

  return {
    async get(url, reading) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await fetchPage(url, reading);
        } catch (error) {
          const delayMs = attempt < maxAttempts ? nextDelayMs(error, attempt) : undefined;
          if (delayMs === undefined) throw error;
          await sleep(delayMs, reading.signal);
        }
      }
    },
    forget: () => cachedPages.clear(),
  };
}

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
  return {
    rows: data,
    pageCount: meta?.pagination?.pageCount ?? 1,
    total: meta?.pagination?.total,
  };
}

/** Reads all pages of a list. @throws {ListChangedError} if they do not fit together */
async function readPages(getPage: GetPage): Promise<unknown[]> {
  const page = (number: number): Promise<Page> =>
    getPage({
      'pagination[page]': String(number),
      'pagination[pageSize]': String(maxPageSize),
      sort: 'id',
    });
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
      throw new ListChangedError(`returned no new rows on page ${number} of ${first.pageCount}`);
  }
  if (first.total !== undefined && rows.size !== first.total)
    throw new ListChangedError(`returned ${rows.size} distinct rows instead of ${first.total}`);
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

/** The delay before the next attempt; undefined: no retry. */
function nextDelayMs(error: unknown, attempt: number): number | undefined {
  // Fetch reports every network failure, and a response that breaks off, as a TypeError.
  const transient =
    error instanceof TypeError || (error instanceof ContentFetchError && error.transient);
  if (!transient) return undefined;
  const requestedMs = error instanceof ContentFetchError ? error.retryAfterMs : undefined;
  const delayMs = requestedMs ?? backoffMs(attempt, { firstMs: firstDelayMs, maxMs: maxDelayMs });
  return delayMs <= maxDelayMs ? delayMs : undefined;
}

/** The error with the list's path in its message, and the code of a network failure, which is in its cause. */
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
