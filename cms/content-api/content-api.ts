import type { Payload } from 'payload';
import { paginationMeta, type ApiError, type Pagination } from '../../core/domain/content-api.ts';
import { siteNoticeList } from '../../core/domain/content-lists.ts';
import { defaultContentLocale } from '../../core/domain/languages.ts';
import type { ScheduledNotice } from '../../core/domain/site-notice.ts';
import { readCmsSettings } from '../settings.ts';
import { parseContentRequest } from './content-request.ts';
import { listByName, rowDates, rowOf, type List, type Row } from './lists.ts';
import { findNotice, findRow, findRows } from './published-rows.ts';
import { checkReaderToken } from './reader-token.ts';
import { contentResponse, errorResponse, notFoundResponse, shapeRow } from './responses.ts';

/** The response of the content API to a request under `/api` (docs/external-apis.md). */
export async function contentApiResponse(payload: Payload, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return errorResponse(
      { status: 405, name: 'MethodNotAllowedError', message: 'Method Not Allowed' },
      { allow: 'GET, HEAD' },
    );
  const refusal = await checkAccess(payload, request);
  if (refusal) return errorResponse(refusal);
  const { pathname } = new URL(request.url);
  const [_root, _api, name = '', documentId, ...rest] = pathname.split('/');
  if (rest.length > 0) return notFoundResponse();
  if (name === siteNoticeList && documentId === undefined) return noticeResponse(payload, request);
  const list = listByName.get(name);
  if (!list) return notFoundResponse();
  return documentId === undefined
    ? listResponse(payload, list, request)
    : rowResponse(payload, list, documentId, request);
}

async function checkAccess(payload: Payload, request: Request): Promise<ApiError | undefined> {
  const token = await checkReaderToken(payload, request);
  if (token === 'invalid')
    return { status: 401, name: 'UnauthorizedError', message: 'Missing or invalid credentials' };
  return token === 'missing' && readCmsSettings(process.env).reading === 'token'
    ? { status: 403, name: 'ForbiddenError', message: 'Forbidden' }
    : undefined;
}

const parseRequest = (request: Request, sortable: readonly string[] = []) =>
  parseContentRequest(new URL(request.url).searchParams, sortable);

async function listResponse(payload: Payload, list: List, request: Request): Promise<Response> {
  const parsed = parseRequest(request, [
    'id',
    'documentId',
    ...list.fields.filter((field) => field !== 'products'),
    ...rowDates,
  ]);
  if (!parsed.ok) return errorResponse(parsed.problem);
  const { pagination, withCount, locale = defaultContentLocale } = parsed.value;
  const { rows, total } = await findRows(payload, list, parsed.value);
  const data = rows.map((row) => shapeRow(rowOf(list, row, locale), request));
  const meta = {
    pagination: withCount ? paginationMeta(pagination, total) : withoutKind(pagination),
  };
  return contentResponse({ data, meta }, request);
}

function withoutKind({ kind: _, ...requested }: Pagination): object {
  return requested;
}

async function rowResponse(
  payload: Payload,
  list: List,
  documentId: string,
  request: Request,
): Promise<Response> {
  const parsed = parseRequest(request);
  if (!parsed.ok) return errorResponse(parsed.problem);
  const { locale = defaultContentLocale } = parsed.value;
  const row = await findRow(payload, list, documentId, locale);
  if (!row) return notFoundResponse();
  return contentResponse({ data: shapeRow(rowOf(list, row, locale), request), meta: {} }, request);
}

async function noticeResponse(payload: Payload, request: Request): Promise<Response> {
  const parsed = parseRequest(request);
  if (!parsed.ok) return errorResponse(parsed.problem);
  const { locale = defaultContentLocale } = parsed.value;
  const notice = await findNotice(payload, locale);
  if (!notice) return notFoundResponse();
  const { id, text, from = null, until = null, createdAt, updatedAt, publishedAt } = notice;
  const fields: Record<keyof ScheduledNotice, unknown> = { text, from, until };
  const dates = { createdAt, updatedAt, publishedAt };
  const row: Row = { id, documentId: siteNoticeList, ...fields, ...dates, locale };
  return contentResponse({ data: shapeRow(row, request), meta: {} }, request);
}
