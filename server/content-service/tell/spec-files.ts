import type { SiteContent } from '../../../contract/site-content.ts';
import { defaultContentLocale, isLanguageCode } from '../../../contract/languages.ts';
import { writeCsv } from '../../../contract/csv.ts';
import { nameTableOf, specFileHeaders, specListOf } from '../../../site/content/spec-lists.ts';
import { columnsByTier } from '../../../contract/instrument-spec.ts';
import type { NameTable } from '../../../specs/spec-list.ts';
import { parseView } from '../../../specs/specs-view.ts';
import {
  toResponse,
  compressedResponse,
  type StoredResponse,
} from '../../pages/stored-response.ts';
import { errorResponse } from '../check/rows.ts';

const cacheControl = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

const responses = new WeakMap<NameTable, Promise<StoredResponse>>();

/** `GET /api/instrument-names`: what the instruments of the specifications are called in every language, for searching. */
export async function instrumentNamesResponse(
  specs: SiteContent['specs'],
  request: Request,
): Promise<Response> {
  const book = nameTableOf(specs);
  const known =
    responses.get(book) ??
    compressedResponse(200, Buffer.from(JSON.stringify(book)), {
      'content-type': 'application/json',
      'cache-control': cacheControl,
    });
  responses.set(book, known);
  return toResponse(await known, request);
}

/** `GET /api/account-specs.csv|json?language=xx&…`: what a view of the specifications' page shows, all its pages, as a file. */
export async function specFileResponse(
  format: 'csv' | 'json',
  specs: SiteContent['specs'],
  request: Request,
): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const language = searchParams.get('language') ?? defaultContentLocale;
  const view = parseView(search);
  if (!view || !isLanguageCode(language)) return errorResponse(404, 'NotFoundError', 'Not Found');
  const list = specListOf(specs, view.tier, language);
  if (!list)
    return errorResponse(
      503,
      'ServiceUnavailableError',
      'The content service has not answered yet',
    );
  const found = list.find(view);
  const columns = columnsByTier[view.tier].map(({ name }) => name);
  const text =
    format === 'csv'
      ? writeCsv([
          specFileHeaders(view.tier, language),
          ...found.map(({ row, name }) => [
            row.symbol,
            name,
            ...columns.slice(1).map((column) => row[column]),
            row.products.join(', '),
          ]),
        ])
      : JSON.stringify(
          { tier: view.tier, data: found.map(({ row, name }) => ({ ...row, name })) },
          undefined,
          2,
        );
  const headers = {
    'content-type':
      format === 'csv' ? 'text/csv; charset=utf-8; header=present' : 'application/json',
    'content-disposition': `attachment; filename="${view.tier}-account-specs.${format}"`,
    'cache-control': cacheControl,
  };
  return toResponse(await compressedResponse(200, Buffer.from(text), headers, 'passing'), request);
}
