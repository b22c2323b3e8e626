import { readdirSync, utimesSync } from 'node:fs';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { dayMs } from '../../core/util/durations.ts';
import { startFakeContentService, type FakeContentService } from '../fakes/content-service.ts';
import { testSite, type TestSite } from '../fakes/test-site.ts';
import { newFolder } from '../harness/temporary-folder.ts';

let fake: FakeContentService;
let dataFolder: string;
beforeEach(async () => {
  fake = await startFakeContentService();
  dataFolder = newFolder(onTestFinished);
});
afterEach(() => fake.stop());

const pictureUrl = '/api/picture-files/0a1b-640x360.webp';
const bodyPictureUrl = '/api/picture-files/2c3d-1280x720.webp';
const article = {
  documentId: 'gold',
  slug: 'gold-in-december',
  title: 'Gold in December',
  summary: 'What moved it.',
  body: 'Gold <script>alert(1)</script> **rose**, see [costs](/account-types).\n\n![](1) ![lost](2)',
  author: 'A. Author',
  date: '2026-05-30T12:00:00.000Z',
  picture: { alt: 'A chart', files: [{ url: pictureUrl, width: 640, height: 360 }] },
  pictures: [{ alt: 'A <bar>', files: [{ url: bodyPictureUrl, width: 1280, height: 720 }] }],
  localizations: { ar: { title: 'الذهب في ديسمبر', body: 'ارتفع **الذهب**.' } },
};

const start = (options: Parameters<typeof testSite>[1] = {}): Promise<TestSite> =>
  testSite({ CONTENT_SERVICE_URL: fake.origin, DATA_FOLDER: dataFolder }, options);

test('an article is a page in the languages that it has, on the list, in sitemap, feed and search', async () => {
  fake.lists['/api/articles'] = [article, { ...article, documentId: 'bad', slug: 'Not A Slug' }];
  const site = await start();
  const page = await site.textOf('/en/news-and-analysis/gold-in-december');
  expect(page).toContain('<strong>rose</strong>, see <a href="/en/account-types">costs</a>');
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('"@type":"Article"');
  expect(page).toContain('rel="alternate" hrefLang="ar"');
  expect(page).not.toContain('rel="alternate" hrefLang="zh"');
  expect(await site.textOf('/ar/news-and-analysis/gold-in-december')).toContain(
    '<strong>الذهب</strong>',
  );
  expect((await site.get('/news-and-analysis/gold-in-december')).status).toBe(404);

  const path = '/en/news-and-analysis/gold-in-december';
  expect(await site.textOf('/en/tools-news')).toContain(`href="${path}"`);
  expect(await site.textOf('/tools-news')).not.toContain('news-and-analysis');
  expect(await site.textOf('/sitemap.xml')).toContain(path);
  expect(await site.textOf('/en/news-and-analysis/feed.xml')).toContain('Gold in December');
  expect(await site.textOf('/api/search?language=en&q=gold%20december')).toContain(path);
  const above = await site.get('/en/news-and-analysis');
  expect([above.status, above.headers.get('location')]).toEqual([302, '/en/tools-news']);

  fake.lists['/api/articles'] = [];
  await site.refreshContent();
  expect((await site.get(path)).status).toBe(404);
  expect(await site.textOf('/en/tools-news')).not.toContain(path);
  expect(await site.textOf('/sitemap.xml')).not.toContain(path);
});

test('a change renders the article anew, and asks again for a missing picture; a stopped service loses neither', async () => {
  fake.lists['/api/articles'] = [article];
  const site = await start();
  fake.pictures[pictureUrl] = new Uint8Array([1, 2, 3]);
  fake.pictures[bodyPictureUrl] = new Uint8Array([4, 5, 6]);
  const path = '/en/news-and-analysis/gold-in-december';
  fake.lists['/api/articles'] = [{ ...article, title: 'Gold rose' }];
  await site.refreshContent();
  expect(await site.textOf(path)).toContain('Gold rose');

  fake.faults['*'] = 403;
  const restarted = await start({ cachedContentFirst: true });
  const page = await restarted.textOf(path);
  const [, picture = ''] = /<img src="([^"]+)"/.exec(page) ?? [];
  const served = await restarted.get(picture);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(served.headers.get('cache-control')).toContain('immutable');
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  const [, inText = ''] =
    /<img src="([^"]+)"[^>]+width="1280" height="720" alt="A &lt;bar&gt;"/.exec(page) ?? [];
  const servedInText = await restarted.get(inText);
  expect(new Uint8Array(await servedInText.arrayBuffer())).toEqual(new Uint8Array([4, 5, 6]));
  expect(page).toContain('</picture> lost</p>');
  expect((await restarted.get('/pictures/AAAAAAAAAAAAAAAAAAAAAA.webp')).status).toBe(404);
});

test('a picture is deleted a month after the last article that shows it, and not while the service is away', async () => {
  fake.lists['/api/articles'] = [article];
  fake.pictures[pictureUrl] = new Uint8Array([1]);
  fake.pictures[bodyPictureUrl] = new Uint8Array([2]);
  const site = await start();
  const folder = `${dataFolder}/pictures`;
  const age = (days: number): void => {
    const time = new Date(Date.now() - days * dayMs);
    for (const name of readdirSync(folder)) utimesSync(`${folder}/${name}`, time, time);
  };
  fake.lists['/api/articles'] = [{ ...article, pictures: [], body: 'Gold.' }];
  await site.refreshContent();
  expect(readdirSync(folder)).toHaveLength(2);
  age(31);
  fake.faults['*'] = 403;
  await site.refreshContent();
  expect(readdirSync(folder)).toHaveLength(2);
  fake.faults = {};
  await site.refreshContent();
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a campaign is a page in its languages and between its dates, with its own code; a notice has its dates, too', async () => {
  let now = new Date('2026-06-01T10:00:00Z');
  const campaign = {
    documentId: 'gold-week',
    slug: 'gold-week',
    title: 'Gold week',
    lead: 'Trade gold.',
    button: 'Start now',
    cards: [{ title: 'Small orders', description: 'From a hundredth of a lot.' }],
    questions: [{ question: 'Until when?', answer: 'Until Friday.' }],
    ref: 'gold26',
    from: '2026-06-01T11:00:00Z',
    until: '2026-06-08T00:00:00Z',
    localizations: { zh: { title: '黄金周' } },
  };
  const hidden = { ...campaign, documentId: 'b', slug: 'hidden', isIndexed: false, from: null };
  fake.lists['/api/campaigns'] = [campaign, hidden];
  const { from, until } = campaign;
  fake.lists['/api/site-notices'] = [{ documentId: 'week', text: 'It is gold week.', from, until }];
  const site = await start({ now: () => now });
  const path = '/en/campaigns/gold-week';
  const status = async (at: string): Promise<number> => {
    now = new Date(at);
    await site.followClock();
    const { status: shown } = await site.get(path);
    const hasNotice = (await site.textOf('/en/about')).includes('It is gold week.');
    expect(hasNotice, at).toBe(shown === 200);
    return shown;
  };
  expect(await status('2026-06-01T10:59:59Z')).toBe(404);
  expect(await status('2026-06-01T11:00:00Z')).toBe(200);
  // As in an advertisement.
  expect((await site.get('/en/Campaigns/Gold-Week/')).headers.get('location')).toBe(path);
  const page = await site.textOf(path);
  for (const text of ['<title>Gold week | ', 'Small orders', 'Until Friday.', 'Start now'])
    expect(page).toContain(text);
  expect(page).toContain('href="/en/signup?ref=gold26"');
  expect(page).toContain('rel="alternate" hrefLang="zh"');
  expect(page).not.toContain('rel="alternate" hrefLang="ar"');
  expect(await site.textOf(`${path}?ref=theirs`)).toContain('href="/en/signup?ref=theirs"');
  expect((await site.get('/ar/campaigns/gold-week')).status).toBe(404);
  expect(await site.textOf('/en/campaigns/hidden')).toContain('name="robots" content="noindex"');
  const sitemap = await site.textOf('/sitemap.xml');
  expect([sitemap.includes(path), sitemap.includes('hidden')]).toEqual([true, false]);
  expect(await status('2026-06-08T00:00:00Z')).toBe(404);
  expect(await site.textOf('/sitemap.xml')).not.toContain(path);
});
