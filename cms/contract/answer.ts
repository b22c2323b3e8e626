import { createHash, createHmac } from 'node:crypto';
import type { CollectionSlug, Payload, Where } from 'payload';
import { accountTypeFields } from '../collections/account-types.ts';
import { specSlug } from '../collections/specs.ts';
import { readCmsSettings } from '../settings.ts';
import { specColumns, tierNames, tiers, type Tier } from '../specs/spec-fields.ts';
import { readQuery, type ContractError, type ContractQuery, type Pagination } from './query.ts';

type Row = Record<string, unknown>;

interface List {
  collection: CollectionSlug;
  fields: readonly string[];
  /** A language has a row where this field is filled in it. Without one, the list is in no language. */
  localisedBy?: string;
  finish?: (row: Row) => Row;
}

const specList = (tier: Tier): List => ({
  collection: specSlug(tier),
  fields: specColumns,
  // A row names its tier among its classes: that is what a client filters by when no class is chosen.
  finish: (row) => ({
    ...row,
    products: [...((row['products'] as string[] | null) ?? []), tierNames[tier]],
  }),
});

const lists = new Map<string, List>([
  [
    'account-types',
    { collection: 'account-types', fields: Object.keys(accountTypeFields), localisedBy: 'Title' },
  ],
  ...tiers.map((tier) => [`${tier}-account-specs`, specList(tier)] as const),
  [
    'legal-documents',
    {
      collection: 'legal-documents',
      fields: ['title', 'subject', 'name', 'date', 'version', 'text'],
      localisedBy: 'title',
    },
  ],
]);

const published: Where = { _status: { equals: 'published' } };
const locales = new Set(['en', 'zh', 'ar']);
const stamps = ['createdAt', 'updatedAt', 'publishedAt'];

function errorAnswer(
  { status, name, message }: ContractError,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { data: null, error: { status, name, message, details: {} } },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
export const failureAnswer = (): Response =>
  errorAnswer({ status: 500, name: 'InternalServerError', message: 'Internal Server Error' });
const notFound = (): Response =>
  errorAnswer({ status: 404, name: 'NotFoundError', message: 'Not Found' });

/** Who asks: nobody, a reader whose token is known, or somebody whose token is not. */
async function readerOf(
  payload: Payload,
  request: Request,
): Promise<'nobody' | 'known' | 'unknown'> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return 'nobody';
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
  if (!token) return 'unknown';
  // The framework's own index of its keys, which cannot be guessed letter by letter.
  const index = createHmac('sha256', payload.secret).update(token).digest('hex');
  const { totalDocs } = await payload.count({
    collection: 'readers',
    where: { apiKeyIndex: { equals: index } },
  });
  return totalDocs === 1 ? 'known' : 'unknown';
}

/** Strapi's v4 shape on demand, for clients that have not moved on. */
function shaped(row: Row, request: Request): Row {
  if (request.headers.get('strapi-response-format')?.toLowerCase() !== 'v4') return row;
  const { id, ...attributes } = row;
  return { id, attributes };
}

function rowOf(list: List, doc: Row, locale: string | undefined): Row {
  const fields = Object.fromEntries(
    [...list.fields, ...stamps].map((name) => [name, doc[name] ?? null]),
  );
  const row = {
    id: doc['id'],
    documentId: doc['documentId'],
    ...fields,
    ...(list.localisedBy ? { locale } : {}),
  };
  return list.finish ? list.finish(row) : row;
}

/** An answer that a client may keep, and ask about again by its tag. */
function contentAnswer(body: unknown, request: Request): Response {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag,
    'cache-control': 'no-cache',
    vary: 'authorization, strapi-response-format',
  };
  const known = new Set(
    (request.headers.get('if-none-match') ?? '')
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, '')),
  );
  if (known.has(etag) || known.has('*')) return new Response(null, { status: 304, headers });
  return new Response(text, {
    status: 200,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

/** Rows of a list, and how many there are. */
async function rowsOf(
  payload: Payload,
  list: List,
  { pagination, sort, locale = 'en' }: ContractQuery,
): Promise<{ docs: Row[]; total: number }> {
  // A language without a row answers an empty list; a row's empty fields fall back to English.
  if (list.localisedBy && !locales.has(locale)) return { docs: [], total: 0 };
  const where: Where = list.localisedBy
    ? {
        and: [
          published,
          { [list.localisedBy]: { exists: true } },
          { [list.localisedBy]: { not_equals: '' } },
        ],
      }
    : published;
  const query = {
    collection: list.collection,
    where,
    sort,
    depth: 0,
    locale: (list.localisedBy ? locale : 'en') as 'en',
    fallbackLocale: 'en' as const,
  };
  if (pagination.kind === 'pages') {
    const { docs, totalDocs } = await payload.find({
      ...query,
      page: pagination.page,
      limit: pagination.pageSize,
    });
    return { docs: docs as unknown as Row[], total: totalDocs };
  }
  const { start, limit } = pagination;
  const { totalDocs } = await payload.count({
    collection: list.collection,
    where,
    locale: query.locale,
  });
  if (start >= totalDocs) return { docs: [], total: totalDocs };
  const { docs } = await payload.find({ ...query, limit: start + limit, page: 1 });
  return { docs: (docs as unknown as Row[]).slice(start), total: totalDocs };
}

function metaOf(pagination: Pagination, total: number, withCount: boolean): object {
  if (pagination.kind === 'offset') {
    const { start, limit } = pagination;
    return withCount ? { start, limit, total } : { start, limit };
  }
  const { page, pageSize } = pagination;
  return withCount
    ? { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
    : { page, pageSize };
}

async function listAnswer(payload: Payload, list: List, request: Request): Promise<Response> {
  const query = readQuery(new URL(request.url).searchParams, [
    'id',
    'documentId',
    ...list.fields.filter((field) => field !== 'products'),
    ...stamps,
  ]);
  if (query.state === 'refused') return errorAnswer(query.error);
  const { pagination, withCount, locale } = query.value;
  const { docs, total } = await rowsOf(payload, list, query.value);
  const data = docs.map((doc) => shaped(rowOf(list, doc, locale ?? 'en'), request));
  return contentAnswer(
    { data, meta: { pagination: metaOf(pagination, total, withCount) } },
    request,
  );
}

async function oneAnswer(
  payload: Payload,
  list: List,
  documentId: string,
  request: Request,
): Promise<Response> {
  const query = readQuery(new URL(request.url).searchParams, []);
  if (query.state === 'refused') return errorAnswer(query.error);
  const locale = query.value.locale ?? 'en';
  if (list.localisedBy && !locales.has(locale)) return notFound();
  const { docs } = await payload.find({
    collection: list.collection,
    where: {
      and: [
        published,
        { documentId: { equals: documentId } },
        ...(list.localisedBy ? [{ [list.localisedBy]: { exists: true } }] : []),
      ],
    },
    limit: 1,
    depth: 0,
    locale: (list.localisedBy ? locale : 'en') as 'en',
    fallbackLocale: 'en',
  });
  const [doc] = docs as unknown as Row[];
  return doc
    ? contentAnswer({ data: shaped(rowOf(list, doc, locale), request), meta: {} }, request)
    : notFound();
}

async function noticeAnswer(payload: Payload, request: Request): Promise<Response> {
  const query = readQuery(new URL(request.url).searchParams, []);
  if (query.state === 'refused') return errorAnswer(query.error);
  const locale = query.value.locale ?? 'en';
  if (!locales.has(locale)) return notFound();
  const notice = (await payload.findGlobal({
    slug: 'site-notice',
    depth: 0,
    locale: locale as 'en',
    fallbackLocale: 'en',
  })) as unknown as Row;
  if (notice['_status'] !== 'published' || !notice['text']) return notFound();
  const { id, text, from = null, until = null, createdAt, updatedAt, publishedAt } = notice;
  return contentAnswer(
    {
      data: shaped(
        {
          id,
          documentId: 'site-notice',
          text,
          from,
          until,
          createdAt,
          updatedAt,
          publishedAt,
          locale,
        },
        request,
      ),
      meta: {},
    },
    request,
  );
}

/** `GET /api/…` by the contract. The framework's own interface, with which the admin works, stands under `/rest`. */
export async function contractAnswer(payload: Payload, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, , name = '', documentId, ...rest] = pathname.split('/');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return errorAnswer(
      { status: 405, name: 'MethodNotAllowedError', message: 'Method Not Allowed' },
      { allow: 'GET, HEAD' },
    );
  }
  const reader = await readerOf(payload, request);
  if (reader === 'unknown')
    return errorAnswer({
      status: 401,
      name: 'UnauthorizedError',
      message: 'Missing or invalid credentials',
    });
  if (reader === 'nobody' && readCmsSettings(process.env).reading === 'token')
    return errorAnswer({ status: 403, name: 'ForbiddenError', message: 'Forbidden' });
  const list = lists.get(name);
  if (rest.length > 0) return notFound();
  if (name === 'site-notice' && documentId === undefined) return noticeAnswer(payload, request);
  if (!list) return notFound();
  return documentId === undefined
    ? listAnswer(payload, list, request)
    : oneAnswer(payload, list, documentId, request);
}
