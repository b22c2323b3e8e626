import { maxPageSize } from '../../../core/domain/content-api.ts';
import {
  isLanguageCode,
  languageCodes,
  type LanguageCode,
  defaultContentLocale,
} from '../../../core/domain/languages.ts';
import type { ContentKind, SiteContent } from '../../../core/domain/site-content.ts';
import { cachePolicies } from '../../http/headers.ts';
import {
  compressedResponse,
  toResponse,
  uncompressedResponse,
  type StoredResponse,
} from '../../http/stored-response.ts';
import { contentLists } from '../content-lists.ts';
import { errorResponse, listEnvelope } from '../envelope.ts';

/** The content service's lists at our own URLs, from the last good content: browsers never call the service itself. */
export interface ContentApi {
  /** Writes the responses of the lists that changed. */
  renew(content: SiteContent, changed: readonly ContentKind[] | 'everything'): Promise<void>;
  /** @param list its name in URLs: `elite-account-specs` */
  respond(list: string, request: Request): Response;
}

const servedLists = new Map(
  contentLists.flatMap(({ name, served }) => (served ? [[name, served] as const] : [])),
);

/** Names of the lists that the site serves. */
export const apiLists: readonly string[] = [...servedLists.keys()];

const headers = { 'content-type': 'application/json', 'cache-control': cachePolicies.content };

/** A whole list as one page. */
function wholeList(rows: readonly object[]): Buffer {
  const pagination = {
    page: 1,
    pageSize: Math.max(maxPageSize, rows.length),
    pageCount: 1,
    total: rows.length,
  };
  const data = rows.map((row, index) => ({ id: index + 1, ...row }));
  return Buffer.from(JSON.stringify(listEnvelope(data, pagination)));
}

export function createContentApi(): ContentApi {
  /** By list, and by language for localised lists. */
  const responses = new Map<string, StoredResponse>();
  const noRows = uncompressedResponse(200, wholeList([]), headers);

  async function store(key: string, rows: readonly object[] | undefined): Promise<void> {
    if (rows) responses.set(key, await compressedResponse(200, wholeList(rows), headers));
  }

  return {
    async renew(content, changed) {
      const work = [...servedLists].flatMap(([list, { kind, localised, rows }]) =>
        changed === 'everything' || changed.includes(kind)
          ? languagesOf(localised).map((language) =>
              store(keyOf(list, language), rows(content, language)),
            )
          : [],
      );
      await Promise.all(work);
    },

    respond(list, request) {
      const localised = servedLists.get(list)?.localised ?? false;
      const locale = localised
        ? (new URL(request.url).searchParams.get('locale') ?? defaultContentLocale)
        : defaultContentLocale;
      const language = isLanguageCode(locale) ? locale : undefined;
      const stored = responses.get(keyOf(list, language ?? defaultContentLocale));
      if (!stored) return notYetAvailable();
      return toResponse(language ? stored : noRows, request);
    },
  };
}

/** Lists that are not localised are stored once. */
const languagesOf = (localised: boolean): readonly LanguageCode[] =>
  localised ? languageCodes : [defaultContentLocale];

const keyOf = (list: string, language: LanguageCode): string => `${list} ${language}`;

/** The response before the first good response of the content service. */
export function notYetAvailable(): Response {
  return errorResponse(
    503,
    'ServiceUnavailableError',
    'The content service has not responded yet',
    { 'cache-control': cachePolicies.never },
  );
}
