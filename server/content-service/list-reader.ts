import { z } from 'zod';
import { listPath } from '../../core/domain/api-paths.ts';
import { maxPageSize } from '../../core/domain/content-api.ts';
import { secondMs } from '../../core/util/durations.ts';

/** The content service did not respond, or not with a list that can be used. */
export class ContentFetchError extends Error {
  /** Undefined if there was no response. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** How long a response of the content service may take. */
export const serviceTimeoutMs = 10 * secondMs;

interface ReadingOptions {
  /** For each response. */
  timeoutMs?: number;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * @param name of the list (`listPath`)
 * @param kind `single`: it is one row and has no pages
 * @throws {ContentFetchError} if the service does not give the whole list
 */
export type ReadList = (
  name: string,
  params?: Record<string, string>,
  kind?: 'list' | 'single',
) => Promise<unknown[]>;

const maxPages = 500;

/**
 * Reads whole lists page by page. A list that fails is not read again here: the next refresh does so.
 * @param service its URL is without a trailing slash
 */
export function createListReader(
  { url: base, token }: { url: string; token?: string | undefined },
  { timeoutMs = serviceTimeoutMs, fetch: get = fetch }: ReadingOptions = {},
): ReadList {
  const headers = {
    accept: 'application/json',
    'cache-control': 'no-cache',
    // A redirect to another origin drops this header (Fetch standard, 'HTTP-redirect fetch').
    ...(token && { authorization: `Bearer ${token}` }),
  };

  return async (name, params = {}, kind = 'list') => {
    const path = listPath(name);
    const getPage: GetPage = async (pagination) => {
      const queryString = new URLSearchParams({ ...params, ...pagination }).toString();
      const url = `${base}${path}${queryString && `?${queryString}`}`;
      const signal = AbortSignal.timeout(timeoutMs);
      return parsePage(await readJson(await get(new Request(url, { headers, signal }))));
    };
    try {
      return kind === 'single' ? (await getPage({})).rows : await readPages(getPage);
    } catch (error) {
      throw withPath(error, path);
    }
  };
}

/** Reads the JSON of a 200 response. @throws {ContentFetchError} */
async function readJson(response: Response): Promise<unknown> {
  const { status, headers } = response;
  if (status !== 200) {
    await response.body?.cancel();
    throw new ContentFetchError(
      `responded with status ${status}${status === 403 ? ': is CONTENT_TOKEN set, and may it `find`?' : ''}`,
      status,
    );
  }
  try {
    return await response.json();
  } catch (error) {
    // Any other error is that of a response that breaks off.
    if (!(error instanceof SyntaxError)) throw error;
    throw new ContentFetchError(`responded with '${headers.get('content-type')}' that is not JSON`);
  }
}

/** A list, or a single row as a list of one. Rows are checked one by one later; `meta` may be missing. */
const pageSchema = z
  .object({
    data: z.union([z.array(z.unknown()), z.looseObject({}).transform((row): unknown[] => [row])]),
    meta: z
      .object({
        pagination: z
          .object({ pageCount: z.int().min(0), pageSize: z.int().min(1), total: z.int().min(0) })
          .partial()
          .nullish(),
      })
      .nullish(),
  })
  .transform(({ data, meta }) => ({ rows: data, ...meta?.pagination }));
type Page = z.output<typeof pageSchema>;

/** Gets the page that this addition to the list's parameters names. */
type GetPage = (pagination: Record<string, string>) => Promise<Page>;

/** @throws {ContentFetchError} if it is not in the envelope */
function parsePage(json: unknown): Page {
  const page = pageSchema.safeParse(json);
  if (page.success) return page.data;
  const [issue] = page.error.issues;
  throw new ContentFetchError(
    `responded with an invalid envelope: ${issue?.path.join('.') || 'the response'}: ${issue?.message ?? 'malformed'}`,
  );
}

/**
 * Reads all pages of a list. A service may clamp the size of pages. Numbers of rows and pages that are zero beside rows are a fault
 * of some services and not believed.
 * @throws {ContentFetchError} if the pages do not fit together: the list may have changed between two of them
 */
async function readPages(getPage: GetPage): Promise<unknown[]> {
  const page = (number: number): Promise<Page> =>
    getPage({
      'pagination[page]': String(number),
      'pagination[pageSize]': String(maxPageSize),
      // A fixed order keeps rows from moving between pages; the site orders them by another field.
      sort: 'id',
    });
  const first = await page(1);
  const pageCount = first.pageCount || maxPages;
  if (pageCount > maxPages)
    throw new ContentFetchError(`says it has ${pageCount} pages; ${maxPages} are read at most`);
  const rows = [...first.rows];
  let last = first;
  for (let number = 2; number <= pageCount; number++) {
    const isLast = !first.pageCount && last.rows.length !== first.pageSize;
    if (isLast || last.rows.length === 0) break;
    last = await page(number);
    if (last.pageCount !== first.pageCount || last.total !== first.total)
      throw new ContentFetchError(`changed while it was read (page ${number})`);
    rows.push(...last.rows);
  }
  if (first.total && rows.length !== first.total)
    throw new ContentFetchError(`returned ${rows.length} rows instead of ${first.total}`);
  return rows;
}

/** The error with the list's path in its message, and the code of a network failure, which is in its cause. */
function withPath(error: unknown, path: string): unknown {
  if (error instanceof ContentFetchError)
    return new ContentFetchError(`${path} ${error.message}`, error.status);
  if (!(error instanceof TypeError || error instanceof DOMException)) return error;
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return new ContentFetchError(
    `${path}: ${error.message}${cause ? ` (${cause.code ?? cause.message ?? 'unknown'})` : ''}`,
  );
}
