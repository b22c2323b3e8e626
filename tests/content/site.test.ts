import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { mapColumns } from '../../core/domain/instrument-spec.ts';
import { previewLink } from '../../core/domain/preview-link.ts';
import { startFakeContentService, type FakeContentService } from '../fakes/content-service.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { testSite, type TestSite, type TestSiteOptions } from '../fakes/test-site.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const secret = 'a-long-enough-secret';
let fake: FakeContentService;
beforeEach(async () => {
  fake = await startFakeContentService();
});
afterEach(() => fake.stop());

const siteWith = (
  dataFolder = newFolder(onTestFinished),
  options: TestSiteOptions = {},
): Promise<TestSite> =>
  testSite(
    {
      CONTENT_SERVICE_URL: fake.origin,
      CONTENT_CHANGED_SECRET: secret,
      DATA_FOLDER: dataFolder,
      READINESS_TOKEN: secret,
    },
    options,
  );

const readiness = async (site: TestSite): Promise<[number, object]> => {
  const response = await site.get('/readyz', {
    headers: { authorization: `Bearer ${secret}` },
  });
  return [response.status, (await response.json()) as object];
};

test('specifications are returned in full, in the content API’s envelope', async () => {
  const response = await (await siteWith()).get('/api/elite-account-specs');
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
});

test('account types are returned in each language; an unknown language has no rows', async () => {
  const site = await testSite();
  const titles = async (queryString: string): Promise<string[]> =>
    (
      JSON.parse(await site.textOf(`/api/account-types${queryString}`)) as {
        data: { Title: string }[];
      }
    ).data.map(({ Title }) => Title);
  expect(await titles('')).toEqual(['Standard Account', 'Premium Account', 'Elite Account']);
  expect(await titles('?locale=zh')).toEqual(['标准账户', '高级账户', '精英账户']);
  expect(await titles('?locale=xx')).toEqual([]);
});

test('a list that could never be fetched is 503 in the error envelope, and is served once it is fetched', async () => {
  fake.faults['*'] = 404;
  const site = await siteWith();
  for (const list of ['account-types', 'standard-account-specs']) {
    const response = await site.get(`/api/${list}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await response.json()).toMatchObject({
      data: null,
      error: { status: 503, name: 'ServiceUnavailableError' },
    });
  }
  expect(site.content.isFresh).toBe(false);
  fake.faults = {};
  expect(await site.refreshContent()).toBe(true);
  expect((await site.get('/api/standard-account-specs')).status).toBe(200);
});

test('a valid row whose account names no tier is shown, and named in the details of /readyz', async () => {
  Object.assign(fake.lists['/api/account-types']?.[0] ?? {}, { Title: 'Classic' });
  const site = await siteWith();
  expect(await site.textOf('/en/account-types')).toContain('Classic');
  const [, details] = await readiness(site);
  expect(JSON.stringify(details)).toContain("'Classic' names no tier");
});

const override = (key: string, language: string, text: string) => ({ key, language, text });

test('an editor’s texts replace those of the word files, in their language, over an outage and a restart too', async () => {
  const dataFolder = newFolder(onTestFinished);
  const lead = 'home:hero.lead';
  fake.lists['/api/words'] = [
    override(lead, 'en', 'Trade what moves the world.'),
    override('shell:menu.products', 'zh', ''),
  ];
  const site = await siteWith(dataFolder);
  expect(await site.textOf('/en')).toContain('Trade what moves the world.');
  expect(await site.textOf('/ar')).not.toContain('Trade what moves the world.');
  fake.faults['*'] = 403;
  const restarted = await siteWith(dataFolder, { cachedContentFirst: true });
  expect(await restarted.textOf('/en')).toContain('Trade what moves the world.');
  fake.faults = {};
  fake.lists['/api/words'] = [override(lead, 'en', 'Another lead.')];
  // As the CMS does after a change.
  const headers = { authorization: `Bearer ${secret}` };
  const called = await restarted.get('/api/content-changed', { method: 'POST', headers });
  expect(called.status).toBe(202);
  await expect.poll(() => restarted.textOf('/en')).toContain('Another lead.');
});

test('ten thousand texts, most of them wrong, cost no page: the wrong ones are left out and named in /readyz', async () => {
  const costs = 'home:hero.costs';
  fake.lists['/api/words'] = [
    override('home:hero.lead', 'en', 'A good lead.'),
    override('home:hero.nothing', 'en', 'x'),
    override('home:hero.lead', 'xx', 'x'),
    override(costs, 'en', 'Minimum deposit {{account.standard.minDeposit}.'),
    override('home:hero.lead', 'zh', 'x'.repeat(1_000_000)),
    ...Array.from({ length: 10_000 }, (_, index) => override(`home:no.${index}`, 'en', 'x')),
  ];
  const site = await siteWith();
  const page = await site.textOf('/en');
  expect(page).toContain('A good lead.');
  // Attributes with data carry placeholders for the browser.
  expect(page.replaceAll(/ data-[\w-]+="[^"]*"/g, '')).not.toContain('{{');
  const [, details] = await readiness(site);
  const { notShown } = (details as { details: { content: { words: { notShown: string[] } } } })
    .details.content.words;
  expect(notShown.slice(0, 4)).toEqual([
    'home:hero.nothing (en): The site has no such text',
    'home:hero.lead (xx): The site has no such text',
    expect.stringContaining(`${costs} (en): Must contain these placeholders and no others`),
    expect.stringContaining('home:hero.lead (zh): Too long'),
  ]);
  expect(notShown.at(-1)).toBe('9984 other texts are wrong too');
});

test('a signed link shows drafts for ten minutes, kept by nobody; a forged or expired one says what it is', async () => {
  let now = new Date('2026-06-01T10:00:00Z');
  fake.lists['/api/words'] = [override('home:hero.lead', 'ar', 'نص منشور')];
  fake.drafts = {
    secret,
    lists: {
      '/api/words': [override('home:hero.lead', 'ar', 'نص جديد')],
      '/api/campaigns': [
        {
          documentId: 'soon',
          slug: 'soon',
          title: 'Next week',
          from: '2026-06-08T00:00:00Z',
          until: null,
        },
      ],
    },
  };
  const site = await testSite(
    { CONTENT_SERVICE_URL: fake.origin, CONTENT_CHANGED_SECRET: secret },
    { now: () => now },
  );
  const preview = {
    page: 'home',
    language: 'ar',
    theme: 'dark',
    frame: 'https://cms.test',
  } as const;
  const link = previewLink(preview, secret, now);
  const shown = await site.get(link);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(shown.headers.get('x-robots-tag')).toBe('noindex');
  expect(shown.headers.get('content-security-policy')).toContain(
    'frame-ancestors https://cms.test',
  );
  const page = await shown.text();
  expect(page).toContain('نص جديد');
  expect(page).toMatch(/<html data-theme="dark" lang="ar".*<meta name="robots" content="noindex"/);
  expect(await site.textOf('/ar')).toContain('نص منشور');

  const later = { ...preview, page: '/campaigns/soon', language: 'en' } as const;
  expect(await site.textOf(previewLink(later, secret, now))).toContain('<title>Next week | ');

  const forged = await site.get(link.replace('language=ar', 'language=en'));
  expect([forged.status, await forged.text()]).toEqual([
    403,
    expect.stringContaining('This preview link is not valid'),
  ]);
  now = new Date('2026-06-01T10:10:00Z');
  const expired = await site.get(link);
  expect([expired.status, await expired.text()]).toEqual([
    410,
    expect.stringContaining('This preview link has expired'),
  ]);
  fake.faults['*'] = 403;
  expect((await site.get(previewLink(preview, secret, now))).status).toBe(502);
});

test('a service that hangs delays no start: what was kept is shown, and read again once the service responds', async () => {
  const dataFolder = newFolder(onTestFinished);
  await siteWith(dataFolder, { cachedContentFirst: true });
  Object.assign(fake.lists['/api/account-types']?.[0] ?? {}, { MinDeposit: '$2,468' });
  fake.faults['*'] = 'silent';
  const site = await siteWith(dataFolder, { cachedContentFirst: true });
  expect(await readiness(site)).toMatchObject([
    200,
    {
      status: 'ready',
      details: { content: { 'account-types': { state: 'ready', behind: true } } },
    },
  ]);
  expect(await site.textOf('/en/account-types')).not.toContain('$2,468');
  fake.faults = {};
  fake.dropConnections();
  expect(await site.refreshContent()).toBe(true);
  expect(await site.textOf('/en/account-types')).toContain('$2,468');
});

test('a service that hangs when nothing was kept delays the pages by seconds; the site is ready once it was read', async () => {
  fake.faults['*'] = 'silent';
  const site = await siteWith(undefined, { cachedContentFirst: true });
  expect((await site.get('/en/about')).status).toBe(200);
  expect(await readiness(site)).toEqual([503, { status: 'starting' }]);
  fake.faults['*'] = 404;
  fake.dropConnections();
  await expect.poll(() => readiness(site)).toMatchObject([200, { status: 'degraded' }]);
  fake.faults = {};
  await site.refreshContent();
  expect(await readiness(site)).toMatchObject([200, { status: 'ready' }]);
});

test('new notices appear on the pages, and in the languages, that they are for, with their buttons', async () => {
  const site = await siteWith();
  const [forex, accounts, unknown] = ['/en/products-forex', '/en/account-types', '/en/nothing'];
  for (const path of [forex, accounts, unknown])
    expect(await site.textOf(path)).not.toContain('Closed today');
  fake.lists['/api/site-notices'] = [
    { text: 'Closed today' },
    {
      text: 'Gold week',
      buttonText: 'See gold',
      buttonLink: '/products-metals',
      pages: 'products',
      localizations: { ar: { text: 'أسبوع الذهب', buttonText: 'الذهب' } },
    },
    { text: 'New fees', pages: ['/account-types'] },
    { text: 'Scripted', buttonText: 'Go', buttonLink: 'javascript:alert(1)' },
  ].map((row) => ({ documentId: row.text, ...row }));
  await site.refreshContent();
  expect(await site.textOf(forex)).toMatch(/Gold week.*href="\/en\/products-metals"[^>]*>See gold/);
  expect(await site.textOf('/ar/products-forex')).toMatch(
    /أسبوع الذهب.*href="\/ar\/products-metals"[^>]*>الذهب/,
  );
  expect(await site.textOf('/products-forex')).not.toMatch(/Gold week|Closed today/);
  const noticesOn = async (path: string) =>
    (await site.textOf(path)).match(/Closed today|Gold week|New fees|Scripted/g);
  expect(await noticesOn(accounts)).toEqual(['Closed today', 'New fees']);
  expect(await noticesOn(unknown)).toEqual(['Closed today']);
});

test('the year follows the clock (UTC) over New Year, without a restart', async () => {
  let now = new Date('2026-12-31T23:59:59Z');
  const site = await testSite({}, { now: () => now });
  const yearsOn = async (): Promise<(string | undefined)[]> =>
    Promise.all(
      ['/', '/en/about', '/no-such-page'].map(
        async (pathname) => /©[^<]*?(\d{4})/.exec(await site.textOf(pathname))?.[1],
      ),
    );
  expect(await yearsOn()).toEqual(['2026', '2026', '2026']);
  now = new Date('2027-01-01T00:00:00Z');
  await site.followClock();
  expect(await yearsOn()).toEqual(['2027', '2027', '2027']);
});

test('a failure of what follows the clock is logged and rejects nothing: the process goes on', async () => {
  let isBroken = false;
  const log = memoryLog();
  const now = (): Date => {
    if (isBroken) throw new Error('The clock is broken');
    return new Date('2026-06-01');
  };
  const site = await testSite({}, { log, now });
  isBroken = true;
  await site.followClock();
  expect(log.lines.at(-1)).toMatchObject({ details: { error: 'The clock is broken' } });
  isBroken = false;
  expect((await site.get('/en/about')).status).toBe(200);
});
