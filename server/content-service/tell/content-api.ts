import {
  accountTypeFields,
  accountTypeSpelling,
  type AccountType,
} from '../../../contract/account-type.ts';
import { tiers, type SpecRow } from '../../../contract/instrument-spec.ts';
import type { ContentKind, SiteContent } from '../../../contract/site-content.ts';
import {
  defaultContentLocale,
  isLanguageCode,
  languageCodes,
  type LanguageCode,
} from '../../../contract/languages.ts';
import {
  toResponse,
  uncompressedResponse,
  compressedResponse,
  type StoredResponse,
} from '../../pages/stored-response.ts';
import { errorResponse } from '../check/rows.ts';

/** The content service's lists at our own address, from the last good answers: all that a browser ever asks. */
export interface ContentApi {
  /** Writes the answers anew of what changed, once for all who ask. */
  renew(content: SiteContent, changed: readonly ContentKind[]): Promise<void>;
  /** @param list as addresses name it, e.g. `elite-account-specs` */
  respond(list: string, request: Request): Response;
}

export const apiLists = ['account-types', ...tiers.map((tier) => `${tier}-account-specs`)];

const jsonHeaders = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
};

/** A whole list as one page of the contract's envelope. */
function envelope(rows: readonly object[]): Buffer {
  const data = rows.map((row, index) => ({ id: index + 1, ...row }));
  return Buffer.from(
    JSON.stringify({
      data,
      meta: {
        pagination: {
          page: 1,
          pageSize: Math.max(100, data.length),
          pageCount: 1,
          total: data.length,
        },
      },
    }),
  );
}

function accountTypesEnvelope(types: readonly AccountType[], locale: LanguageCode): Buffer {
  return envelope(
    types.map((type) => ({
      documentId: type.id,
      ...Object.fromEntries(
        accountTypeFields.map((field) => [accountTypeSpelling[field], type[field]]),
      ),
      locale,
    })),
  );
}

const specsEnvelope = (rows: readonly SpecRow[]): Buffer => envelope(rows);

export function createContentApi(): ContentApi {
  /** By list, and by language where there is one. */
  const responses = new Map<string, StoredResponse>();
  const noRows = uncompressedResponse(200, envelope([]), jsonHeaders);
  const store = async (key: string, body: Buffer): Promise<unknown> =>
    responses.set(key, await compressedResponse(200, body, jsonHeaders));

  return {
    async renew({ accountTypes, specs }, changed) {
      const work: Promise<unknown>[] = [];
      if (changed.includes('accountTypes') && accountTypes.state === 'ready') {
        for (const code of languageCodes)
          work.push(
            store(`account-types ${code}`, accountTypesEnvelope(accountTypes.value[code], code)),
          );
      }
      if (changed.includes('specs')) {
        for (const tier of tiers) {
          const fetched = specs[tier];
          if (fetched.state === 'ready')
            work.push(store(`${tier}-account-specs`, specsEnvelope(fetched.value)));
        }
      }
      await Promise.all(work);
    },
    respond(list, request) {
      const locale =
        list === 'account-types'
          ? (new URL(request.url).searchParams.get('locale') ?? defaultContentLocale)
          : undefined;
      const stored = responses.get(
        locale === undefined
          ? list
          : `${list} ${isLanguageCode(locale) ? locale : defaultContentLocale}`,
      );
      if (!stored) {
        const refused = errorResponse(
          503,
          'ServiceUnavailableError',
          'The content service has not answered yet',
        );
        refused.headers.set('cache-control', 'no-store');
        return refused;
      }
      return toResponse(locale === undefined || isLanguageCode(locale) ? stored : noRows, request);
    },
  };
}
