import { specsList } from '../../../core/domain/content-lists.ts';
import { defaultContentLocale, isLanguageCode } from '../../../core/domain/languages.ts';
import type { SiteContent } from '../../../core/domain/site-content.ts';
import { specFileText, specFileTypes } from '../../../core/specs/spec-file.ts';
import type { NameTable } from '../../../core/specs/spec-list.ts';
import { parseView } from '../../../core/specs/specs-view.ts';
import { nameTableOf, specFileWords, specListOf } from '../../../site/content/spec-lists.ts';
import { cachePolicies } from '../../http/headers.ts';
import { toResponse, compressedResponse, type StoredResponse } from '../../http/stored-response.ts';
import { errorResponse } from '../envelope.ts';
import { notYetAvailable } from './content-api.ts';

/** Compressed once for each name table. */
const namesResponses = new WeakMap<NameTable, Promise<StoredResponse>>();

/** `GET /api/instrument-names`: names of the listed instruments in every language, for the table's search. */
export async function instrumentNamesResponse(
  specs: SiteContent['specs'],
  request: Request,
): Promise<Response> {
  const names = nameTableOf(specs);
  const stored =
    namesResponses.get(names) ??
    compressedResponse(200, Buffer.from(JSON.stringify(names)), {
      'content-type': 'application/json',
      'cache-control': cachePolicies.content,
    });
  namesResponses.set(names, stored);
  return toResponse(await stored, request);
}

/** `GET /api/account-specs.csv|json?language=xx&…`: a view of the specifications page, all its pages, as a file. */
export async function specFileResponse(
  format: 'csv' | 'json',
  specs: SiteContent['specs'],
  request: Request,
): Promise<Response> {
  const { search: queryString, searchParams } = new URL(request.url);
  const language = searchParams.get('language') ?? defaultContentLocale;
  const view = parseView(queryString);
  if (!view || !isLanguageCode(language)) return errorResponse(404, 'NotFoundError', 'Not Found');
  const list = specListOf(specs, view.tier, language);
  if (!list) return notYetAvailable();
  const text = specFileText(format, view.tier, list.find(view), specFileWords(language));
  const headers = {
    'content-type': specFileTypes[format],
    'content-disposition': `attachment; filename="${specsList(view.tier)}.${format}"`,
    'cache-control': cachePolicies.content,
  };
  return toResponse(await compressedResponse(200, Buffer.from(text), headers), request);
}
