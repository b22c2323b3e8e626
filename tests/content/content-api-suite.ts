import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { specColumns } from '../../core/domain/instrument-spec.ts';
import { tiers, type Tier } from '../../core/domain/tiers.ts';
import {
  createListReader,
  type ContentService,
  type ReadList,
} from '../../server/content-service/list-reader.ts';
import { accountTypes } from '../../server/content-service/lists/account-types.ts';
import { fundingMethods } from '../../server/content-service/lists/funding-methods.ts';
import { accountSpecs } from '../../server/content-service/lists/specs.ts';

/** A service that claims to implement the content API (docs/external-apis.md). */
export interface ServiceUnderTest {
  name: string;
  /** Starts the service; called once, before its tests. */
  open(): Promise<OpenService>;
  /** The content it holds. */
  holds: {
    /** In the service's order. */
    accountTitles: readonly string[];
    /** Titles in Chinese, if it has them. */
    chineseTitles?: readonly string[];
    specs: Readonly<Record<Tier, number>>;
  };
  /** Returns all rows at once, without paging. */
  unpaged?: boolean;
}

export interface OpenService {
  /** URL without a trailing slash. */
  base: string;
  /** Defaults to the network's `fetch`. */
  service?: ContentService;
  token?: string;
  close?(): Promise<void>;
}

interface ServiceResponse {
  status: number;
  headers: Headers;
  body: {
    data: Record<string, unknown>[] | null;
    meta?: { pagination?: Record<string, number> };
    error?: Record<string, unknown>;
  };
}

/**
 * What the site needs from a content service, tested with plain requests and through the site's own client.
 * To test a running one, call this in a test file with its URL in `open` and its content in `holds`.
 */
export function contentApiSuite(tested: ServiceUnderTest): void {
  const { name, holds, unpaged = false } = tested;
  describe(`the content service: ${name}`, () => {
    let opened: OpenService;
    let readList: ReadList;

    beforeAll(async () => {
      opened = await tested.open();
      const { base, token, service = (request) => fetch(request) } = opened;
      readList = createListReader(
        { service, base, token },
        { timeoutSeconds: 10, maxBytes: 10_000_000 },
      );
    });
    afterAll(() => opened.close?.());

    async function get(path: string, init: RequestInit = {}): Promise<ServiceResponse> {
      const headers = new Headers(init.headers);
      if (opened.token) headers.set('authorization', `Bearer ${opened.token}`);
      const response = await (opened.service ?? fetch)(
        new Request(opened.base + path, { ...init, headers }),
      );
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? { data: null } : (JSON.parse(text) as ServiceResponse['body']),
      };
    }
    const rowsOf = ({ body }: ServiceResponse): Record<string, unknown>[] =>
      (body.data ?? []).map((row) => (row['attributes'] as Record<string, unknown>) ?? row);
    const list = '/api/standard-account-specs';
    const size = holds.specs.standard;

    test('account types have their titles, as JSON', async () => {
      const response = await get('/api/account-types?sort=id');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(rowsOf(response).map((row) => row['Title'])).toEqual(holds.accountTitles);
    });

    test.each(tiers)('specifications of %s have all their fields', async (tier) => {
      const response = await get(`/api/${tier}-account-specs?sort=id`);
      expect(response.status).toBe(200);
      const [row] = rowsOf(response);
      expect(Object.keys(row ?? {})).toEqual(
        expect.arrayContaining([...specColumns.map((column) => column.name), 'products']),
      );
    });

    test('rows have an identity', async () => {
      const { body } = await get(`${list}?sort=id`);
      const ids = (body.data ?? []).map((row) => row['documentId'] ?? row['id']);
      expect(ids).not.toContain(undefined);
      expect(new Set(ids).size).toBe(ids.length);
    });

    if (!unpaged) {
      test.each([
        ['', 1, 25],
        ['pagination[pageSize]=10', 1, 10],
        ['pagination[pageSize]=100', 1, 100],
        ['pagination[pageSize]=1000', 1, 100],
        ['pagination[page]=2&pagination[pageSize]=100', 2, 100],
        ['pagination[page]=9999&pagination[pageSize]=100', 9999, 100],
      ])(
        'a page holds the requested rows, at most 100: %s',
        async (queryString, page, pageSize) => {
          const { status, body } = await get(`${list}?${queryString}`);
          expect(status).toBe(200);
          expect(body.meta?.pagination).toEqual({
            page,
            pageSize,
            pageCount: Math.ceil(size / pageSize),
            total: size,
          });
          expect(body.data?.length).toBe(
            Math.max(0, Math.min(pageSize, size - (page - 1) * pageSize)),
          );
        },
      );

      test.each(['pagination[pageSize]=0', 'pagination[pageSize]=-1'])(
        'a size below 1 is 1, as in Strapi: %s',
        async (queryString) => {
          const { status, body } = await get(`${list}?${queryString}`);
          expect(status).toBe(200);
          expect(body.data).toHaveLength(1);
        },
      );
    }

    test('funding methods, if it has them, are all valid', async () => {
      const { value, invalid } = await fundingMethods.read(readList);
      expect(invalid).toEqual([]);
      expect(value.ar.map(({ id }) => id)).toEqual(value.en.map(({ id }) => id));
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
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status } = await get('/api/account-types', {
          method,
          ...(method === 'DELETE'
            ? {}
            : { body: '{}', headers: { 'content-type': 'application/json' } }),
        });
        expect([401, 403, 404, 405]).toContain(status);
      }
    });

    test('drafts cannot be requested', async () => {
      const published = await get('/api/account-types?sort=id');
      const drafts = await get('/api/account-types?sort=id&status=draft');
      if (drafts.status === 200) expect(rowsOf(drafts)).toEqual(rowsOf(published));
      else expect([400, 401, 403]).toContain(drafts.status);
    });

    test('an unknown language returns no rows, the default ones, or an error', async () => {
      const response = await get('/api/account-types?sort=id&locale=xx');
      if (response.status === 200)
        expect([[], holds.accountTitles]).toContainEqual(
          rowsOf(response).map((row) => row['Title']),
        );
      else expect(response.status).toBe(400);
    });

    test('the client reads all account types, in each language', async () => {
      const { value, invalid } = await accountTypes.read(readList);
      expect(invalid).toEqual([]);
      expect(value.en.map(({ title }) => title)).toEqual(holds.accountTitles);
      expect(value.zh.map(({ title }) => title)).toEqual(
        holds.chineseTitles ?? holds.accountTitles,
      );
      expect(value.ar).toHaveLength(holds.accountTitles.length);
    });

    test.each(tiers)(
      'the client reads all specifications of %s, with the same result twice',
      async (tier) => {
        const { value, invalid } = await accountSpecs(tier).read(readList);
        expect(invalid).toEqual([]);
        expect(value).toHaveLength(holds.specs[tier]);
        expect(value.filter(({ symbol }) => symbol !== symbol.trim() || symbol === '')).toEqual([]);
        expect(value.every(({ products }) => products.length > 0)).toBe(true);
        expect((await accountSpecs(tier).read(readList)).value).toEqual(value);
      },
    );
  });
}
