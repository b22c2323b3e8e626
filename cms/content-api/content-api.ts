import type { Payload, Where } from 'payload';
import { errorEnvelope, parsePagination, type ApiError } from '../../core/domain/content-api.ts';
import { siteNoticeList } from '../../core/domain/content-lists.ts';
import { defaultContentLocale, isLanguageCode } from '../../core/domain/languages.ts';
import { readCmsSettings } from '../settings.ts';
import { listByName, rowOf, type List } from './lists.ts';
import { checkReaderToken, isPreviewingSite } from './reader-token.ts';

const noStore = { 'cache-control': 'no-store' };

export const errorResponse = (error: ApiError): Response =>
  Response.json(errorEnvelope(error), { status: error.status, headers: noStore });

const notFound = (): Response =>
  errorResponse({ status: 404, name: 'NotFoundError', message: 'Not Found' });

/**
 * The response of the content API to a request under `/api` (docs/external-apis.md): published rows only, except that the
 * site gets drafts for its previews.
 */
export async function contentApiResponse(payload: Payload, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const draft = searchParams.get('status') === 'draft' && isPreviewingSite(request);
  const refusal = draft ? undefined : await findRefusal(payload, request);
  if (refusal) return errorResponse(refusal);
  const name = pathname.slice('/api/'.length);
  const locale = searchParams.get('locale') ?? defaultContentLocale;
  if (name === siteNoticeList) return noticeResponse(payload, locale, draft);
  const list = listByName.get(name);
  return list ? listResponse(payload, list, { locale, draft }, searchParams) : notFound();
}

async function findRefusal(payload: Payload, request: Request): Promise<ApiError | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, name: 'MethodNotAllowedError', message: 'Method Not Allowed' };
  const token = await checkReaderToken(payload, request);
  if (token === 'invalid')
    return { status: 401, name: 'UnauthorizedError', message: 'Missing or invalid credentials' };
  const { searchParams } = new URL(request.url);
  const isDraftAsked =
    searchParams.get('status') === 'draft' || searchParams.get('publicationState') === 'preview';
  if (isDraftAsked || (token === 'missing' && readCmsSettings(process.env).reading === 'token'))
    return { status: 403, name: 'ForbiddenError', message: 'Forbidden' };
  // Parameters of Strapi that would change the response but are not implemented here: ignoring them would mislead.
  const unsupported = [...searchParams.keys()].find((key) =>
    /^(filters|fields|_q)(\[|$)/.test(key),
  );
  return unsupported === undefined
    ? undefined
    : { status: 400, name: 'ValidationError', message: `Invalid key ${unsupported}` };
}

const published: Where = { _status: { equals: 'published' } };
const isFilledIn = (field: string): Where => ({
  and: [{ [field]: { exists: true } }, { [field]: { not_equals: '' } }],
});

async function listResponse(
  payload: Payload,
  list: List,
  { locale, draft }: { locale: string; draft: boolean },
  searchParams: URLSearchParams,
): Promise<Response> {
  const parsed = parsePagination(searchParams);
  if (!parsed.ok) return errorResponse(parsed.problem);
  const { page, pageSize } = parsed.value;
  const { collection, translatedField } = list;
  // A list that is not translated has its rows in every language; a language that the CMS does not have has none.
  const language = translatedField ? locale : defaultContentLocale;
  const { docs, totalDocs: total } = isLanguageCode(language)
    ? await payload.find({
        collection,
        where: {
          and: [
            ...(draft ? [] : [published]),
            ...(translatedField ? [isFilledIn(translatedField)] : []),
          ],
        },
        draft,
        depth: 0,
        locale: language,
        fallbackLocale: defaultContentLocale,
        sort: ['createdAt', 'id'],
        page,
        limit: pageSize,
      })
    : { docs: [], totalDocs: 0 };
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
  const data = docs.map((document) => rowOf(list, { ...document }, locale));
  return Response.json({ data, meta: { pagination } }, { headers: noStore });
}

async function noticeResponse(payload: Payload, locale: string, draft: boolean): Promise<Response> {
  if (!isLanguageCode(locale)) return notFound();
  const notice = await payload.findGlobal({
    slug: siteNoticeList,
    draft,
    depth: 0,
    locale,
    fallbackLocale: defaultContentLocale,
  });
  if ((!draft && notice._status !== 'published') || !notice.text) return notFound();
  const { id, text, from = null, until = null } = notice;
  const data = { id, documentId: siteNoticeList, text, from, until, locale };
  return Response.json({ data, meta: {} }, { headers: noStore });
}
