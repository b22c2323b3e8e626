import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { mapColumns } from '../../core/domain/instrument-spec.ts';
import type { RunningSite, SiteOptions } from '../../server/create-site.ts';
import {
  fakeSpecs,
  startFakeContentService,
  type FakeContentService,
} from '../fakes/content-service.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { testSite } from '../fakes/test-site.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const secret = 'a-long-enough-secret';
let fake: FakeContentService;
beforeEach(async () => {
  fake = await startFakeContentService();
});
afterEach(() => fake.stop());

const siteWith = (environment: Record<string, string> = {}): Promise<RunningSite> =>
  testSite({
    CONTENT_SERVICE_URL: fake.origin,
    DATA_FOLDER: newFolder(onTestFinished),
    ...environment,
  });

const fetchFrom = async (
  { app }: RunningSite,
  pathname: string,
  init: RequestInit = {},
): Promise<Response> => app.fetch(new Request(`http://site.test${pathname}`, init));

test.each(['standard', 'premium', 'elite'])(
  'specifications of %s are returned in full, in the content API’s envelope',
  async (tier) => {
    const response = await fetchFrom(await siteWith(), `/api/${tier}-account-specs`);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
    );
    const { data, meta } = (await response.json()) as { data: object[]; meta: object };
    expect(meta).toEqual({ pagination: { page: 1, pageSize: 130, pageCount: 1, total: 130 } });
    expect(data).toHaveLength(130);
    // Fields that the content API does not name are dropped.
    expect(data[129]).toEqual({
      ...mapColumns(() => 'N/A'),
      id: 130,
      symbol: 'SYM130',
      contractSize: '100,000',
      leverage: '1:500',
      tradingHours: '24/5',
      dailyBreakTime: '23:59–00:05',
      products: ['Forex', 'Standard'],
    });
  },
);

test('a response is compressed once, and a browser that has it cached gets 304', async () => {
  const site = await siteWith();
  const pathname = '/api/elite-account-specs';
  const response = await fetchFrom(site, pathname, { headers: { 'accept-encoding': 'gzip, br' } });
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    'br',
    'accept-encoding',
  ]);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toMatchObject({
    meta: { pagination: { total: 130 } },
  });
  const etag = response.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}-br"$/);
  const again = await fetchFrom(site, pathname, {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await fetchFrom(site, pathname, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    String(bytes.byteLength),
    '',
  ]);

  fake.lists[pathname]?.pop();
  await site.refreshContent();
  const changed = await fetchFrom(site, pathname, {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  expect(changed.status).toBe(200);
});

test.each([
  '/api/gold-account-specs',
  '/api/Standard-account-specs',
  '/api/-account-specs',
  '/api/standard-account-specs/1',
  '/api/content-changed',
])('%s does not exist, in the content API’s error envelope', async (pathname) => {
  const response = await fetchFrom(await siteWith(), pathname);
  expect([response.status, await response.json()]).toEqual([
    404,
    {
      data: null,
      error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
    },
  ]);
});

test('account types are returned in each language; an unknown language has no rows', async () => {
  const site = await siteWith({ CONTENT_SERVICE_URL: '' });
  const titles = async (queryString: string): Promise<string[]> =>
    (
      (await (await fetchFrom(site, `/api/account-types${queryString}`)).json()) as {
        data: { Title: string }[];
      }
    ).data.map(({ Title }) => Title);
  expect(await titles('')).toEqual(['Standard Account', 'Premium Account', 'Elite Account']);
  expect(await titles('?locale=zh')).toEqual(['标准账户', '高级账户', '精英账户']);
  expect(await titles('?locale=xx')).toEqual([]);
});

test('a list that could never be fetched is 503 in the error envelope, and is served once it is fetched', async () => {
  fake.faults['*'] = { status: 404 };
  const site = await siteWith();
  for (const list of ['account-types', 'standard-account-specs']) {
    const response = await fetchFrom(site, `/api/${list}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await response.json()).toMatchObject({
      data: null,
      error: { status: 503, name: 'ServiceUnavailableError' },
    });
  }
  expect(site.contentIsFresh).toBe(false);
  fake.faults = {};
  expect(await site.refreshContent()).toBe(true);
  expect((await fetchFrom(site, '/api/standard-account-specs')).status).toBe(200);
});

test('the site shows an edit once the CMS calls, and keeps showing it when the service goes down', async () => {
  const site = await siteWith({ CONTENT_CHANGED_SECRET: secret, READINESS_TOKEN: secret });
  const headers = { authorization: `Bearer ${secret}` };
  const page = async (): Promise<string> => (await fetchFrom(site, '/en/account-types')).text();
  expect(await page()).not.toContain('$4,321');
  Object.assign(fake.lists['/api/account-types']?.[0] ?? {}, { MinDeposit: '$4,321' });
  expect(
    (await fetchFrom(site, '/api/content-changed', { method: 'POST', body: 'anything at all' }))
      .status,
  ).toBe(401);
  expect(
    (
      await fetchFrom(site, '/api/content-changed', {
        method: 'POST',
        body: '{"event":',
        headers,
      })
    ).status,
  ).toBe(202);
  await expect.poll(page).toContain('$4,321');

  fake.faults['*'] = { status: 404 };
  expect(await site.refreshContent()).toBe(false);
  expect(await page()).toContain('$4,321');
  expect(JSON.stringify(await (await fetchFrom(site, '/api/account-types')).json())).toContain(
    '$4,321',
  );
  const { details } = (await (await fetchFrom(site, '/readyz', { headers })).json()) as {
    details: { content: object };
  };
  expect(details.content).toMatchObject({
    'account-types': { state: 'ready', behind: true, leftOut: 0 },
  });
});

test('what is not shown although it is valid is logged once, and named in the details of /readyz', async () => {
  const log = memoryLog();
  const site = await testSite(
    {
      CONTENT_SERVICE_URL: fake.origin,
      DATA_FOLDER: newFolder(onTestFinished),
      READINESS_TOKEN: secret,
    },
    { log },
  );
  Object.assign(fake.lists['/api/account-types']?.[0] ?? {}, { Title: 'Classic' });
  await site.refreshContent();
  await site.refreshContent();
  const what = expect.stringMatching(/^'Classic' names no tier/);
  const [, { details }] = (await readiness(site)) as [number, { details: { content: object } }];
  expect(details.content).toMatchObject({
    'account-types': { state: 'ready', notShown: expect.arrayContaining([what]) },
  });
  const named = log.lines.filter((line) => JSON.stringify(line).includes('Classic'));
  expect(named.map((line) => line.details)).toContainEqual({ list: 'account-types', what });
  expect(new Set(named.map((line) => JSON.stringify(line))).size).toBe(named.length);
});

/** A site that starts as the server starts it, on this data folder. */
const startWith = (dataFolder: string, options: Partial<SiteOptions> = {}): Promise<RunningSite> =>
  testSite(
    { CONTENT_SERVICE_URL: fake.origin, DATA_FOLDER: dataFolder, READINESS_TOKEN: secret },
    { keptContentFirst: true, ...options },
  );
const readiness = async (site: RunningSite): Promise<[number, object]> => {
  const response = await fetchFrom(site, '/readyz', {
    headers: { authorization: `Bearer ${secret}` },
  });
  return [response.status, (await response.json()) as object];
};

test('a service that hangs delays no start: what was kept is shown, and read again once the service responds', async () => {
  const dataFolder = newFolder(onTestFinished);
  await startWith(dataFolder);
  Object.assign(fake.lists['/api/account-types']?.[0] ?? {}, { MinDeposit: '$2,468' });
  fake.faults['*'] = 'silent';
  const site = await startWith(dataFolder);
  expect(await readiness(site)).toMatchObject([
    200,
    {
      status: 'ready',
      details: {
        content: {
          'account-types': {
            state: 'ready',
            behind: true,
            answeredAt: expect.stringMatching(/^2026-06-01T/),
          },
        },
      },
    },
  ]);
  const page = async (): Promise<string> => (await fetchFrom(site, '/en/account-types')).text();
  expect(await page()).not.toContain('$2,468');
  fake.faults = {};
  fake.dropConnections();
  expect(await site.refreshContent()).toBe(true);
  expect(await page()).toContain('$2,468');
});

test('a service that hangs when nothing was kept delays the pages by seconds; the site is ready once it was read', async () => {
  fake.faults['*'] = 'silent';
  const site = await startWith(newFolder(onTestFinished));
  expect((await fetchFrom(site, '/en/about')).status).toBe(200);
  expect(await readiness(site)).toEqual([503, { status: 'starting' }]);
  fake.faults['*'] = { status: 404 };
  fake.dropConnections();
  await expect.poll(() => readiness(site)).toMatchObject([200, { status: 'degraded' }]);
  fake.faults = {};
  await site.refreshContent();
  expect(await readiness(site)).toMatchObject([200, { status: 'ready' }]);
});

test('7,000 specifications are read in 70 pages and returned in full', async () => {
  fake.lists['/api/elite-account-specs'] = fakeSpecs(7000);
  const site = await siteWith();
  const { data } = (await (await fetchFrom(site, '/api/elite-account-specs')).json()) as {
    data: object[];
  };
  expect(data).toHaveLength(7000);
});

test('a card whose title names no tier has no class of one', async () => {
  fake.lists['/api/account-types'] = (fake.lists['/api/account-types'] ?? []).map((row) => ({
    ...(row as object),
    Title: 'Islamic Account',
  }));
  const html = await (await fetchFrom(await siteWith(), '/en/account-types')).text();
  expect(html).toContain('Islamic Account');
  // Unit tests invent a name for a class that the stylesheet does not have.
  expect(html).not.toMatch(/<li class="[^"]*(?:undefined|plain)/);
});

test('a notice begins and ends by the clock, without a call or a refresh', async () => {
  let now = new Date('2026-06-01T10:00:00Z');
  fake.notice = {
    en: 'Trading is closed.',
    from: '2026-06-01T11:00:00.000Z',
    until: '2026-06-01T12:00:00.000Z',
  };
  const site = await testSite(
    { CONTENT_SERVICE_URL: fake.origin, DATA_FOLDER: newFolder(onTestFinished) },
    { stored: true, now: () => now },
  );
  const isShown = async (): Promise<boolean> =>
    (await (await fetchFrom(site, '/en/about')).text()).includes('Trading is closed.');
  for (const [time, expected] of [
    ['10:59:59', false],
    ['11:00:00', true],
    ['11:59:59', true],
    ['12:00:00', false],
  ] as const) {
    now = new Date(`2026-06-01T${time}Z`);
    await site.followClock();
    expect(await isShown(), time).toBe(expected);
  }
});

test('the year follows the clock (UTC) over New Year, without a restart', async () => {
  let now = new Date('2026-12-31T23:59:59Z');
  const site = await testSite({}, { stored: true, now: () => now });
  const yearOf = async (pathname: string): Promise<string | undefined> =>
    /©[^<]*?(\d{4})/.exec(await (await fetchFrom(site, pathname)).text())?.[1];
  for (const pathname of ['/', '/en/about', '/ar', '/no-such-page'])
    expect(await yearOf(pathname), pathname).toBe('2026');
  now = new Date('2027-01-01T00:00:00Z');
  await site.followClock();
  for (const pathname of ['/', '/en/about', '/ar', '/no-such-page'])
    expect(await yearOf(pathname), pathname).toBe('2027');
  expect(await (await fetchFrom(site, '/en/products-future')).text()).toContain('2027');
});

test('a notice is on every page in its language, including the error page, as plain text', async () => {
  fake.notice = { en: 'Closed <b>today</b> & tomorrow', zh: '今天休市', ar: 'مغلق اليوم' };
  const site = await siteWith();
  for (const [pathname, text] of [
    ['/', '今天休市'],
    ['/en/contact', 'Closed &lt;b&gt;today&lt;/b&gt; &amp; tomorrow'],
    ['/ar/about', 'مغلق اليوم'],
    ['/en/no-such-page', 'Closed &lt;b&gt;'],
  ] as const) {
    expect(await (await fetchFrom(site, pathname)).text()).toContain(text);
  }
  fake.notice = undefined;
  await site.refreshContent();
  expect(await (await fetchFrom(site, '/')).text()).not.toContain('notice-');
});
