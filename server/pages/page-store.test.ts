import { expect, test, vi } from 'vitest';
import { mapLanguages } from '../../contract/languages.ts';
import type { SiteContent } from '../../contract/site-content.ts';
import { memoryLog } from '../../tests/fakes/memory-log.ts';
import { fakeContent, fakeRenderContext } from '../../tests/fakes/site-parts.ts';
import type { PageStore } from './page-store.ts';
import { createPagesOnDemand } from './pages-on-demand.ts';
import { createStoredPages } from './stored-pages.ts';

const settings = {
  publicOrigin: 'https://www.example.com',
  defaultLanguage: 'zh',
  pageCacheSeconds: 60,
  widgets: fakeRenderContext().widgets,
} as const;
const textOf = (pages: PageStore, path: string): string =>
  Buffer.from(pages.get(path)?.identity.body ?? []).toString();

const changed: SiteContent = JSON.parse(JSON.stringify(fakeContent).replaceAll('$100', '$777'));

test('changed content is shown by the pages that declare it, and no other page is rendered again', async () => {
  let content = fakeContent;
  const pages = await createStoredPages(
    settings,
    () => fakeRenderContext({ content }),
    memoryLog(),
  );
  const about = pages.get('/about');
  expect(textOf(pages, '/en/account-types')).toContain('$100');
  content = changed;
  await pages.rerender(['accountTypes']);
  expect(textOf(pages, '/en/account-types')).toContain('$777');
  expect(textOf(pages, '/ar/account-types')).toContain('$777');
  expect(pages.get('/about')).toBe(about);
});

test('a new notice appears on every page, the error page included', async () => {
  let content = fakeContent;
  const pages = await createStoredPages(
    settings,
    () => fakeRenderContext({ content }),
    memoryLog(),
  );
  content = {
    ...fakeContent,
    siteNotice: { ...mapLanguages(() => 'Closed today'), zh: '今天休市', ar: 'مغلق اليوم' },
  };
  await pages.rerender(['siteNotice']);
  expect(
    pages.paths().filter((path) => !/今天休市|Closed today|مغلق اليوم/.test(textOf(pages, path))),
  ).toEqual([]);
  expect(Buffer.from(pages.unknownPath('ar').identity.body).toString()).toContain('مغلق اليوم');
});

test('a page that throws responds with 500 and the message, is logged, and does not affect other pages', async () => {
  const log = memoryLog();
  const broken = {
    ...fakeContent,
    get accountTypes(): never {
      throw new Error('No <prices> in /srv/site/content/file.json');
    },
  } as SiteContent;
  const pages = await createStoredPages(
    settings,
    () => fakeRenderContext({ content: broken }),
    log,
  );
  const page = pages.get('/en/account-types');
  expect(page?.status).toBe(500);
  expect(page?.identity.headers['cache-control']).toBe('no-store');
  const html = textOf(pages, '/en/account-types');
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('No &lt;prices&gt; in …');
  expect(html).not.toContain('/srv/site');
  expect(log.lines).toContainEqual({
    level: 'error',
    message: 'A page could not be rendered',
    details: { page: 'accountTypes', language: 'en', error: expect.any(String) },
  });
  expect(pages.get('/about')?.status).toBe(200);
});

test('a page that throws later keeps its last good bytes', async () => {
  let context = (): ReturnType<typeof fakeRenderContext> => fakeRenderContext();
  const pages = await createStoredPages(settings, () => context(), memoryLog());
  context = () => {
    throw new Error('out of paper');
  };
  await pages.rerender(['accountTypes']);
  expect(pages.get('/account-types')?.status).toBe(200);
});

test('in development a page is rendered when it is requested', () => {
  const context = vi.fn(() => fakeRenderContext());
  const pages = createPagesOnDemand(settings, context, memoryLog());
  expect(context).not.toHaveBeenCalled();
  expect(textOf(pages, '/en/about')).toContain('<html lang="en"');
  expect(context).toHaveBeenCalledTimes(1);
  expect(pages.get('/nothing')).toBeUndefined();
});

const atOnce = (): Promise<void> => Promise.resolve();

test('a query-string page is rendered once for all spellings, kept, and rendered again when the content changes', async () => {
  let content = fakeContent;
  const pages = await createStoredPages(
    settings,
    () => fakeRenderContext({ content }),
    memoryLog(),
  );
  const premium = pages.getQueryStringPage(
    '/en/account-specs',
    '?tier=premium&utm_source=a',
    atOnce,
  );
  expect(premium).toBeInstanceOf(Promise);
  expect(pages.getQueryStringPage('/en/account-specs', '?utm_source=b&tier=premium', atOnce)).toBe(
    premium,
  );
  const { identity, br, status } = (await premium) ?? {};
  expect(status).toBe(200);
  expect(br?.body.length).toBeLessThan(identity?.body.length ?? 0);
  expect(Buffer.from(identity?.body ?? []).toString()).toContain('100,000');
  expect(pages.getQueryStringPage('/en/account-specs', '', atOnce)).toBeUndefined();
  expect(pages.getQueryStringPage('/en/account-specs', '?utm_source=a', atOnce)).toBeUndefined();
  expect(pages.getQueryStringPage('/en/about', '?tier=premium', atOnce)).toBeUndefined();
  expect(await pages.getQueryStringPage('/en/account-specs', '?tier=gold', atOnce)).toBe(
    pages.unknownPath('en'),
  );
  content = JSON.parse(JSON.stringify(fakeContent).replaceAll('100000', '777777')) as SiteContent;
  await pages.rerender(['specs']);
  const again = await pages.getQueryStringPage('/en/account-specs', '?tier=premium', atOnce);
  expect(Buffer.from(again?.identity.body ?? []).toString()).toContain('777,777');
});

test('the process serves other requests between the rendering of two pages', async () => {
  let turn = 0;
  let counting = setImmediate(function count() {
    turn += 1;
    counting = setImmediate(count);
  });
  const turnsOfPages = new Set<number>();
  const pages = await createStoredPages(
    settings,
    () => {
      turnsOfPages.add(turn);
      return fakeRenderContext();
    },
    memoryLog(),
  );
  clearImmediate(counting);
  expect(turnsOfPages.size).toBeGreaterThanOrEqual(pages.paths().length);
});

test('a query-string page is kept while nothing changes', async () => {
  const pages = await createStoredPages(settings, () => fakeRenderContext(), memoryLog());
  const getPage = () => pages.getQueryStringPage('/en/account-specs', '?tier=premium', atOnce);
  const page = getPage();
  await pages.rerender([]);
  expect(getPage()).toBe(page);
});

test('the number of query-string pages is limited: the least recently used is dropped', async () => {
  const pages = await createStoredPages(settings, () => fakeRenderContext(), memoryLog(), 2);
  const getPage = (query: string) =>
    pages.getQueryStringPage('/en/account-specs', `?q=${query}`, atOnce);
  const [first, used] = [getPage('first'), getPage('used')];
  void getPage('third');
  expect(getPage('used')).toBe(used);
  expect(getPage('first')).not.toBe(first);
  expect(getPage('used')).toBe(used);
});

test('a query-string page waits for its turn, and is not lost if there is none', async () => {
  const pages = await createStoredPages(settings, () => fakeRenderContext(), memoryLog());
  const refused = pages.getQueryStringPage('/en/account-specs', '?q=gold', () =>
    Promise.reject(new Error('full')),
  );
  await expect(refused).rejects.toThrow('full');
  const page = await pages.getQueryStringPage('/en/account-specs', '?q=gold', atOnce);
  expect(page?.status).toBe(200);
});
