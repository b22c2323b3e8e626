import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload, Where } from 'payload';
import { pictureUrl } from '../../core/domain/api-paths.ts';
import { errorEnvelope, listEnvelope, type ApiError } from '../../core/domain/content-api.ts';
import { companyList } from '../../core/domain/content-lists.ts';
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
  if (pathname.startsWith(pictureUrl(''))) return pictureResponse(pathname);
  if (name === companyList) return companyResponse(payload, draft);
  const list = listByName.get(name);
  return list ? listResponse(payload, list, locale, draft) : notFound();
}

async function findRefusal(payload: Payload, request: Request): Promise<ApiError | undefined> {
  const token = await checkReaderToken(payload, request);
  if (token === 'invalid')
    return { status: 401, name: 'UnauthorizedError', message: 'Missing or invalid credentials' };
  const { searchParams } = new URL(request.url);
  const isForReaders = readCmsSettings(process.env).reading === 'token';
  if (searchParams.get('status') === 'draft' || (token === 'missing' && isForReaders))
    return { status: 403, name: 'ForbiddenError', message: 'Forbidden' };
  // Parameters of Strapi that would change the response but are not implemented here: ignoring them would mislead.
  const unsupported = [...searchParams.keys()].find((key) =>
    /^(filters|fields|_q)(\[|$)/.test(key),
  );
  return unsupported === undefined
    ? undefined
    : { status: 400, name: 'ValidationError', message: `Invalid key ${unsupported}` };
}

const pictureTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** A size of a picture: who knows its name has read the row that shows it. */
async function pictureResponse(pathname: string): Promise<Response> {
  const file = pathname.slice(pictureUrl('').length);
  const [, extension = ''] = /^[\w-]+-\d+x\d+\.(avif|webp|jpg)$/.exec(file) ?? [];
  const type = pictureTypes[extension];
  const { pictureFolder } = readCmsSettings(process.env);
  const bytes = type && (await readFile(path.join(pictureFolder, file)).catch(() => undefined));
  return bytes
    ? new Response(bytes, { headers: { ...noStore, 'content-type': type } })
    : notFound();
}

const published: Where = { _status: { equals: 'published' } };
const isFilledIn = (field: string): Where => ({
  and: [{ [field]: { exists: true } }, { [field]: { not_equals: '' } }],
});

async function listResponse(
  payload: Payload,
  list: List,
  locale: string,
  draft: boolean,
): Promise<Response> {
  const { collection, translatedField } = list;
  // A list that is not translated has its rows in every language; a language that the CMS does not have has none.
  const language = translatedField ? locale : defaultContentLocale;
  const { docs } = isLanguageCode(language)
    ? await payload.find({
        collection,
        where: {
          and: [
            ...(draft ? [] : [published]),
            ...(translatedField ? [isFilledIn(translatedField)] : []),
          ],
        },
        draft,
        // A picture, and nothing of it.
        depth: 1,
        locale: language,
        fallbackLocale: list.isPartlyTranslated ? false : defaultContentLocale,
        sort: ['createdAt', 'id'],
        pagination: false,
      })
    : { docs: [] };
  const data = docs.map((document) => rowOf(list, { ...document }, locale));
  return Response.json(listEnvelope(data), { headers: noStore });
}

async function companyResponse(payload: Payload, draft: boolean): Promise<Response> {
  const company = await payload.findGlobal({ slug: companyList, draft, depth: 0 });
  if (!draft && company._status !== 'published') return notFound();
  const { changedBy: _, ...data } = company;
  return Response.json({ data, meta: {} }, { headers: noStore });
}
