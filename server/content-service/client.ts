import type { z } from 'zod';
import { languageCodes, type LanguageCode } from '../../site/facts/languages.ts';
import type { ContentService } from './built-in.ts';
import { accountTypeRow, flatten, listEnvelope, toAccountTypes, type AccountTypeRow } from './contract.ts';
import type { AccountType } from '../../site/content.ts';

export interface ContentClient {
  /** @throws when the service does not answer, or not by the contract */
  getAccountTypes(): Promise<Record<LanguageCode, AccountType[]>>;
}

interface ClientOptions {
  service: ContentService;
  /** Address of the service, without a slash at its end. */
  base: string;
  timeoutSeconds: number;
}

export function createContentClient({ service, base, timeoutSeconds }: ClientOptions): ContentClient {
  /** All pages of a list; the page size is the smallest cap in use, the service's page count is believed. */
  async function getRows<Row>(path: string, row: z.ZodType<Row>, query: Record<string, string> = {}): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page++) {
      const search = new URLSearchParams({ ...query, 'pagination[page]': String(page), 'pagination[pageSize]': '100', sort: 'id' });
      const response = await service(
        new Request(`${base}${path}?${search}`, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(timeoutSeconds * 1000) }),
      );
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      const envelope = listEnvelope.parse(await response.json());
      rows.push(...envelope.data.map((raw) => row.parse(flatten(raw))));
      pageCount = envelope.meta?.pagination?.pageCount ?? 1;
    }
    return rows;
  }

  return {
    async getAccountTypes() {
      const rows = await getRows('/api/account-types', accountTypeRow);
      const localised: Partial<Record<LanguageCode, AccountTypeRow[]>> = {};
      for (const locale of languageCodes) {
        // A service without this language answers an empty list or refuses the parameter: the default rows stand.
        localised[locale] = await getRows('/api/account-types', accountTypeRow, { locale }).catch(() => []);
      }
      return toAccountTypes(rows, localised);
    },
  };
}
