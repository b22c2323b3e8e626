import { beforeAll, describe, expect, test } from 'vitest';
import { specColumns } from '../../core/domain/instrument-spec.ts';
import { tiers, type Tier } from '../../core/domain/tiers.ts';
import { createListReader, type ReadList } from '../../server/content-service/list-reader.ts';
import { accountTypes } from '../../server/content-service/lists/account-types.ts';
import { fundingMethods } from '../../server/content-service/lists/funding-methods.ts';
import { accountSpecs } from '../../server/content-service/lists/specs.ts';

/** A service that claims to implement the content API (docs/external-apis.md). */
export interface ServiceUnderTest {
  name: string;
  /** Called once, before the service's tests. @returns its URL without a trailing slash */
  open: () => { base: string };
  /** The content it holds. */
  holds: {
    /** In the service's order. */
    accountTitles: readonly string[];
    chineseTitles: readonly string[];
    specs: Readonly<Record<Tier, number>>;
  };
}

interface ServiceResponse {
  status: number;
  headers: Headers;
  body: {
    data: Record<string, unknown>[] | null;
    error?: Record<string, unknown>;
  };
}

/**
 * The contract of a content service, tested with plain requests and through the site's own client.
 * To test a running one, call this in a test file with its URL in `open` and its content in `holds`.
 */
export function contentApiSuite({ name, open, holds }: ServiceUnderTest): void {
  describe(`the content service: ${name}`, () => {
    let base: string;
    let readList: ReadList;

    beforeAll(() => {
      ({ base } = open());
      readList = createListReader({ url: base });
    });

    async function get(path: string, init: RequestInit = {}): Promise<ServiceResponse> {
      const response = await fetch(base + path, init);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? { data: null } : (JSON.parse(text) as ServiceResponse['body']),
      };
    }
    const titlesOf = ({ body }: ServiceResponse): unknown[] =>
      (body.data ?? []).map((row) => row['Title']);
    const list = '/api/standard-account-specs';

    test('account types have their titles, as JSON', async () => {
      const response = await get('/api/account-types?sort=id');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(titlesOf(response)).toEqual(holds.accountTitles);
    });

    test('rows of specifications have an identity and all their fields', async () => {
      const { body } = await get(`${list}?sort=id`);
      const ids = (body.data ?? []).map((row) => row['documentId']);
      expect(ids).not.toContain(undefined);
      expect(new Set(ids).size).toBe(ids.length);
      expect(Object.keys(body.data?.[0] ?? {})).toEqual(
        expect.arrayContaining([...specColumns.map((column) => column.name), 'products']),
      );
    });

    test('unknown lists are 404 in the error envelope', async () => {
      for (const path of ['/api/gold-account-specs', '/api/no-such-list']) {
        const { status, body } = await get(path);
        expect(status).toBe(404);
        expect(body).toMatchObject({
          data: null,
          error: { status: 404, name: 'NotFoundError', message: expect.any(String) },
        });
      }
    });

    test('writing is not allowed', async () => {
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await get('/api/account-types', { method })).status).toBe(405);
    });

    test('drafts cannot be requested', async () => {
      const drafts = await get('/api/account-types?sort=id&status=draft');
      if (drafts.status === 200) expect(titlesOf(drafts)).toEqual(holds.accountTitles);
      else expect(drafts.status).toBe(403);
    });

    test('a language that the service does not have has no rows', async () => {
      const { status, body } = await get('/api/account-types?sort=id&locale=xx');
      expect([status, body.data]).toEqual([200, []]);
    });

    test('the client reads every row, in each language', async () => {
      const { value, invalid } = await accountTypes.read(readList);
      expect(invalid).toEqual([]);
      expect(value.en.map(({ title }) => title)).toEqual(holds.accountTitles);
      expect(value.zh.map(({ title }) => title)).toEqual(holds.chineseTitles);
      const methods = await fundingMethods.read(readList);
      expect(methods.invalid).toEqual([]);
      expect(methods.value.ar.map(({ id }) => id)).toEqual(methods.value.en.map(({ id }) => id));
      for (const tier of tiers) {
        const specs = await accountSpecs(tier).read(readList);
        expect(specs.invalid).toEqual([]);
        expect(specs.value).toHaveLength(holds.specs[tier]);
        expect(specs.value.every(({ products }) => products.length > 0)).toBe(true);
      }
    });
  });
}
