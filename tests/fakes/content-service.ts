import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountTypeFields, accountTypeSpelling } from '../../core/domain/account-type.ts';
import { mapColumns } from '../../core/domain/instrument-spec.ts';
import { defaultContentLocale, type LanguageCode } from '../../core/domain/languages.ts';
import { fakeAccountTypes } from './account-types.ts';

/** How the service deviates from a normal response, for all lists or those of one path. */
export type Fault =
  /** Rows under `attributes`, as in version 4 of the envelope's original CMS. */
  | 'version 4'
  /** `{data}` without `meta`: all rows at once. */
  | 'bare data'
  | 'products as text'
  | 'numbers and blanks'
  | 'a bad row'
  | 'only bad rows'
  | 'no ETag'
  | 'locale refused'
  | 'repeated pages'
  /** Every page claims that there is one more. */
  | 'growing page count'
  | 'a million pages'
  /** A row disappears before the second page is requested; once. */
  | 'changes while it is read'
  | 'says more rows than it has'
  | 'no envelope'
  | 'not JSON'
  | 'HTML'
  | '50 MB'
  | 'never ending'
  | 'cut off'
  | 'a length that lies'
  /** No response at all. */
  | 'silent'
  /** The headers arrive, the body never does. */
  | 'stalled'
  | { status: number; retryAfter?: string; times?: number }
  | { redirect: string };

export interface FakeContentService {
  origin: string;
  /** Rows by path; tests may change them. What a row says in other languages is in its `localizations`, as in our content files. */
  lists: Record<string, Record<string, unknown>[]>;
  /** Text by language; undefined: there is no notice. */
  notice: ({ from?: string; until?: string } & Partial<Record<LanguageCode, string>>) | undefined;
  /** By path, or '*' for all. */
  faults: Record<string, Fault>;
  /** If set, requests without it are rejected. */
  token: string | undefined;
  requests: {
    path: string;
    searchParams: URLSearchParams;
    headers: IncomingMessage['headers'];
    status: number;
  }[];
  /** Ends the requests that wait for a response. */
  dropConnections(): void;
  stop(): Promise<void>;
}

const maxPageSize = 100;

const accountTypeRows = fakeAccountTypes.map((type, index) => ({
  id: index + 1,
  documentId: type.id,
  ...Object.fromEntries(
    accountTypeFields.map((field) => [accountTypeSpelling[field], type[field]]),
  ),
}));

export const fakeSpecs = (count: number): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, index) => ({
    ...mapColumns(() => 'N/A'),
    id: index + 1,
    documentId: `spec-${index + 1}`,
    symbol: ` SYM${index + 1} `,
    contractSize: '100,000',
    leverage: '1:500',
    tradingHours: '24/5',
    dailyBreakTime: '23:59–00:05',
    products: ['Forex', 'Standard'],
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
  }));

/** A fake of a headless CMS that implements the content API (docs/external-apis.md): a real HTTP server with every fault that such services show. */
export async function startFakeContentService(specs = 130, port = 0): Promise<FakeContentService> {
  const server = createServer((request, response) => respond(fake, request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakeContentService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lists: {
      // Copies: tests change them.
      '/api/account-types': structuredClone(accountTypeRows),
      '/api/standard-account-specs': fakeSpecs(specs),
      '/api/premium-account-specs': fakeSpecs(specs),
      '/api/elite-account-specs': fakeSpecs(specs),
    },
    notice: undefined,
    faults: {},
    token: undefined,
    requests: [],
    dropConnections: () => server.closeAllConnections(),
    stop: () => stop(server),
  };
  return fake;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

function respond(
  fake: FakeContentService,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', fake.origin);
  const entry = { path: pathname, searchParams, headers: request.headers, status: 0 };
  fake.requests.push(entry);
  response.once('finish', () => (entry.status = response.statusCode));
  const fault = fake.faults[pathname] ?? fake.faults['*'];
  if (typeof fault === 'object' && 'redirect' in fault)
    return void response.writeHead(307, { location: fault.redirect + request.url }).end();
  if (typeof fault === 'object') {
    if (fault.times === 1) fake.faults = {};
    if (fault.times) fault.times -= 1;
    return error(
      response,
      fault.status,
      'Error',
      fault.retryAfter ? { 'retry-after': fault.retryAfter } : {},
    );
  }
  const strangeBody = fault && strangeBodies[fault];
  if (strangeBody) return void strangeBody(response);
  if (fake.token && request.headers.authorization !== `Bearer ${fake.token}`)
    return error(response, 401, 'UnauthorizedError');
  if (pathname === '/api/site-notice' && fake.notice) {
    const { from = null, until = null, ...texts } = fake.notice;
    const text = texts[(searchParams.get('locale') ?? defaultContentLocale) as LanguageCode];
    if (!text || searchParams.has('sort')) return error(response, text ? 400 : 404, 'Error');
    return void response
      .writeHead(200, json)
      .end(JSON.stringify({ data: { id: 1, text, from, until }, meta: {} }));
  }
  const rows = fake.lists[pathname];
  if (!rows) return error(response, 404, 'NotFoundError');
  if (request.method !== 'GET') return error(response, 405, 'MethodNotAllowedError');
  const locale = searchParams.get('locale') ?? defaultContentLocale;
  if (locale !== defaultContentLocale && fault === 'locale refused')
    return error(response, 400, 'ValidationError');
  if (fault === 'changes while it is read' && searchParams.get('pagination[page]') === '2') {
    rows.pop();
    fake.faults = {};
  }
  list(
    rowsInLocale(rows, locale).map((row, index) => strangeRow(row, index, fault)),
    searchParams,
    fault,
    request,
    response,
  );
}

function error(
  response: ServerResponse,
  status: number,
  name: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ data: null, error: { status, name, message: name, details: {} } });
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

/** The rows that a language has, as the editors' CMS serves them. */
const rowsInLocale = (
  rows: readonly Record<string, unknown>[],
  locale: string,
): Record<string, unknown>[] =>
  rows.flatMap(({ localizations, ...row }) => {
    if (locale === defaultContentLocale) return [row];
    const localised = (localizations as Record<string, object> | undefined)?.[locale];
    return localised ? [{ ...row, ...localised }] : [];
  });

function strangeRow(
  row: Record<string, unknown>,
  index: number,
  fault: Fault | undefined,
): unknown {
  if (fault === 'a bad row' && index === 104) return { ...row, symbol: '   ', Title: '' };
  if (fault === 'only bad rows') return { id: row['id'], name: 'of another shape' };
  if (fault === 'products as text') return { ...row, products: 'Forex' };
  if (fault === 'numbers and blanks')
    return {
      id: row['id'],
      symbol: row['symbol'],
      Title: row['Title'],
      contractSize: 100_000,
      leverage: null,
      products: null,
      Spread: 1.2,
    };
  if (fault === 'version 4') {
    const { id, documentId: _, ...attributes } = row;
    return { id, attributes };
  }
  return row;
}

function list(
  rows: unknown[],
  searchParams: URLSearchParams,
  fault: Fault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const number = (name: string): number | undefined =>
    searchParams.has(name) ? Number(searchParams.get(name)) : undefined;
  const [page, size, start, limit] = ['page', 'pageSize', 'start', 'limit'].map((name) =>
    number(`pagination[${name}]`),
  );
  if ((page ?? size) !== undefined && (start ?? limit) !== undefined)
    return error(response, 400, 'PaginationError');
  const pageSize = Math.min(maxPageSize, Math.max(1, size ?? limit ?? 25));
  const current = page ?? 1;
  const first = start ?? (fault === 'repeated pages' ? 0 : (current - 1) * pageSize);
  const total = rows.length + (fault === 'says more rows than it has' ? 5 : 0);
  const pages = Math.ceil(rows.length / pageSize);
  const pageCount =
    fault === 'growing page count' ? current + 1 : fault === 'a million pages' ? 1_000_000 : pages;
  const data = fault === 'bare data' ? rows : rows.slice(first, first + pageSize);
  const meta = {
    pagination:
      (start ?? limit) === undefined
        ? { page: current, pageSize, pageCount, total }
        : { start: start ?? 0, limit: pageSize, total },
  };
  const body = JSON.stringify(fault === 'bare data' ? { data } : { data, meta });
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(fault === 'no ETag' ? {} : { etag }),
  };
  if (headers.etag && request.headers['if-none-match'] === etag)
    response.writeHead(304, headers).end();
  else response.writeHead(200, headers).end(body);
}

const json = { 'content-type': 'application/json' };

/** Responses that are not a list at all. */
const strangeBodies: Partial<
  Record<Extract<Fault, string>, (response: ServerResponse) => unknown>
> = {
  'no envelope': (response) => response.writeHead(200, json).end('{"rows":[]}'),
  'not JSON': (response) => response.writeHead(200, json).end('{"data":['),
  HTML: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  '50 MB': async (response) => {
    await writeBlanks(response.writeHead(200, json), 50);
    response.end(']}');
  },
  'never ending': (response) => writeBlanks(response.writeHead(200, json), Infinity),
  'cut off': (response) => {
    response.writeHead(200, { ...json, 'content-length': '10000' }).write('{"data":[{"symbol":');
    setImmediate(() => response.destroy());
  },
  // Sends less than it announced, and keeps the connection open.
  'a length that lies': (response) =>
    response
      .writeHead(200, { ...json, 'content-length': '100000000' })
      .write(`{"data":[${'{},'.repeat(400_000)}`),
  stalled: (response) => response.writeHead(200, json).flushHeaders(),
  silent: () => {},
};

/** Writes the beginning of a list and megabytes of blanks, until the reader disconnects. */
async function writeBlanks(response: ServerResponse, megabytes: number): Promise<void> {
  const megabyte = ' '.repeat(1_000_000);
  response.write('{"data":[');
  for (let sent = 0; sent < megabytes && !response.destroyed; sent++) {
    if (!response.write(megabyte))
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
}
