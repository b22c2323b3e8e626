import {
  accountTypeFields,
  accountTypeSpelling,
  type AccountType,
} from '../../core/domain/account-type.ts';
import {
  instrumentNamesPath,
  listPath,
  marketFactsPath,
  specFilePath,
} from '../../core/domain/api-paths.ts';
import { listEnvelope } from '../../core/domain/content-api.ts';
import { accountTypesList, specsList } from '../../core/domain/content-lists.ts';
import {
  defaultContentLocale,
  isLanguageCode,
  type LanguageCode,
} from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { specFileText } from '../../core/specs/spec-file.ts';
import { parseView } from '../../core/specs/specs-view.ts';
import { recordOf } from '../../core/util/map-keys.ts';
import { menuFactsOf } from '../../site/content/market-facts.ts';
import { nameTableOf, specFileWords, specListOf } from '../../site/content/spec-lists.ts';
import type { RenderContext } from '../../site/render-page.tsx';
import type { Endpoint } from '../http/endpoint.ts';
import { cachePolicies } from '../http/headers.ts';
import { errorResponse } from '../http/plain-responses.ts';
import { compressedResponse, toResponse, type StoredResponse } from '../http/stored-response.ts';

/** Names of the lists that the site serves. */
export const apiLists: readonly string[] = [accountTypesList, ...tiers.map(specsList)];

/**
 * The parts of the last good content that browsers may read: the lists (they never call the content service itself), the names of
 * instruments, the menu's facts, views of the specifications as files.
 */
export const contentEndpoints = (context: () => RenderContext): Endpoint[] => [
  {
    kind: 'read',
    path: listPath(accountTypesList),
    handler(request) {
      const locale = new URL(request.url).searchParams.get('locale') || defaultContentLocale;
      const types = context().content.accountTypes;
      if (!isLanguageCode(locale)) return listResponse(request, types && [], (type) => type);
      return listResponse(request, types?.[locale], (type) => accountTypeRow(type, locale));
    },
  },
  ...tiers.map((tier): Endpoint => ({
    kind: 'read',
    path: listPath(specsList(tier)),
    handler: (request) => listResponse(request, context().content.specs[tier], (row) => row),
  })),
  {
    kind: 'read',
    path: instrumentNamesPath,
    handler(request) {
      const { specs } = context().content;
      return jsonResponse(request, specs, () => nameTableOf(specs));
    },
  },
  {
    kind: 'read',
    path: marketFactsPath,
    handler(request) {
      const shown = context();
      return jsonResponse(request, shown, () => menuFactsOf(shown.content, shown));
    },
  },
  {
    kind: 'read',
    path: specFilePath,
    takesTurn: true,
    handler: (request) => specFileResponse(context().content.specs, request),
  },
];

/** Compressed responses, by what they are made of. */
const compressed = new WeakMap<object, Promise<StoredResponse>>();

/** @param source the part of the content of which this response alone is made: another object once it changes */
async function jsonResponse(
  request: Request,
  source: object,
  bodyOf: () => object,
): Promise<Response> {
  const stored =
    compressed.get(source) ??
    compressedResponse(200, Buffer.from(JSON.stringify(bodyOf())), {
      'content-type': 'application/json',
      'cache-control': cachePolicies.content,
    });
  compressed.set(source, stored);
  return toResponse(await stored, request);
}

/** In the spelling of the content service. */
const accountTypeRow = (type: AccountType, locale: LanguageCode): object => ({
  documentId: type.id,
  ...recordOf(accountTypeFields.map((field) => [accountTypeSpelling[field], type[field]] as const)),
  locale,
});

/** A whole list as one page. */
function listResponse<Item extends object>(
  request: Request,
  items: readonly Item[] | undefined,
  rowOf: (item: Item) => object,
): Response | Promise<Response> {
  if (!items) return notYetAvailable();
  return jsonResponse(request, items, () =>
    listEnvelope(items.map((item, index) => ({ id: index + 1, ...rowOf(item) }))),
  );
}

/** `GET /api/account-specs.csv?language=xx&…`: a view of the specifications page, all its pages, as a file. */
async function specFileResponse(specs: SiteContent['specs'], request: Request): Promise<Response> {
  const { search: queryString, searchParams } = new URL(request.url);
  const language = searchParams.get('language') ?? defaultContentLocale;
  const view = parseView(queryString);
  if (!view || !isLanguageCode(language)) return errorResponse(404, 'NotFoundError', 'Not Found');
  const list = specListOf(specs, view.tier, language);
  if (!list) return notYetAvailable();
  const text = specFileText(list.find(view), specFileWords(language));
  const headers = {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${specsList(view.tier)}.csv"`,
    'cache-control': cachePolicies.content,
  };
  return toResponse(await compressedResponse(200, Buffer.from(text), headers), request);
}

/** The response before the first good response of the content service. */
const notYetAvailable = (): Response =>
  errorResponse(503, 'ServiceUnavailableError', 'The content service has not responded yet', {
    'cache-control': cachePolicies.never,
  });
