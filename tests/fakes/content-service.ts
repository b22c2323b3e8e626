import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { accountTypeFields, accountTypeSpelling } from '../../core/domain/account-type.ts';
import { mapColumns } from '../../core/domain/instrument-spec.ts';
import { defaultContentLocale } from '../../core/domain/languages.ts';
import { fakeAccountTypes } from './account-types.ts';

type Row = Record<string, unknown>;

export interface FakeContentService {
  origin: string;
  /** Rows by path; tests may change them. The texts of other languages are in `localizations`, as in our content files. */
  lists: Record<string, Row[]>;
  /** Rows in their place for those who ask for drafts with the secret. */
  drafts: { secret: string; lists: Record<string, Row[]> } | undefined;
  /** Pictures by path. */
  pictures: Record<string, Uint8Array<ArrayBuffer>>;
  /** Statuses by path, or '*' for all. `silent`: there is no response. */
  faults: Record<string, number | 'silent'>;
  /** Ends the requests that wait for a response. */
  dropConnections(): void;
  stop(): Promise<void>;
}

const accountTypeRows = fakeAccountTypes.map((type, index) => ({
  id: index + 1,
  documentId: type.id,
  ...Object.fromEntries(
    accountTypeFields.map((field) => [accountTypeSpelling[field], type[field]]),
  ),
}));

const specRows = (): Row[] =>
  Array.from({ length: 130 }, (_, index) => ({
    ...mapColumns(() => 'N/A'),
    id: index + 1,
    documentId: `spec-${index + 1}`,
    symbol: ` SYM${index + 1} `,
    contractSize: '100,000',
    leverage: '1:500',
    tradingHours: '24/5',
    dailyBreakTime: '23:59–00:05',
    products: ['Forex', 'Standard'],
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
  }));

/** A fake of a headless CMS that implements the content API (docs/external-apis.md), over real HTTP. */
export async function startFakeContentService(): Promise<FakeContentService> {
  const server = createServer(getRequestListener((request) => respond(fake, request)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakeContentService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lists: {
      // Copies: tests change them.
      '/api/account-types': structuredClone(accountTypeRows),
      '/api/standard-account-specs': specRows(),
      '/api/premium-account-specs': specRows(),
      '/api/elite-account-specs': specRows(),
    },
    drafts: undefined,
    pictures: {},
    faults: {},
    dropConnections: () => server.closeAllConnections(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

const refusal = (status: number): Response =>
  Response.json({ data: null, error: { status, name: 'Error', message: 'Error' } }, { status });

function respond(fake: FakeContentService, request: Request): Response | Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const fault = fake.faults[pathname] ?? fake.faults['*'];
  if (fault === 'silent') return new Promise(() => {});
  if (fault !== undefined) return refusal(fault);
  const picture = fake.pictures[pathname];
  if (picture) return new Response(picture, { headers: { 'content-type': 'image/webp' } });
  const locale = searchParams.get('locale') ?? defaultContentLocale;
  const asksForDrafts = searchParams.get('status') === 'draft';
  if (asksForDrafts && request.headers.get('authorization') !== `Bearer ${fake.drafts?.secret}`)
    return refusal(403);
  const list = (asksForDrafts && fake.drafts?.lists[pathname]) || fake.lists[pathname];
  const rows = list && rowsInLocale(list, locale);
  if (!rows) return refusal(404);
  const page = Number(searchParams.get('pagination[page]') ?? 1);
  const pageSize = Number(searchParams.get('pagination[pageSize]') ?? 25);
  const total = rows.length;
  return Response.json({
    data: rows.slice((page - 1) * pageSize, page * pageSize),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  });
}

/** The rows that a language has, as the editors' CMS serves them. */
const rowsInLocale = (rows: readonly Row[], locale: string): Row[] =>
  rows.flatMap(({ localizations, ...row }) => {
    if (locale === defaultContentLocale) return [row];
    const localised = (localizations as Record<string, object> | undefined)?.[locale];
    return localised ? [{ ...row, ...localised }] : [];
  });
