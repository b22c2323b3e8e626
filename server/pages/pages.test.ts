import { expect, test, vi } from 'vitest';
import type { SiteContent } from '../../core/domain/site-content.ts';
import type { RenderContext } from '../../site/render-page.tsx';
import { memoryLog } from '../../tests/fakes/memory-log.ts';
import { fakeContent, fakeRenderContext, fakeSettings } from '../../tests/fakes/site-parts.ts';
import type { StoredResponse } from '../http/stored-response.ts';
import { createPages, type Pages, type PagesOptions } from './pages.ts';

/** Pages whose content the test changes; each is rendered when it is first asked for. */
function pagesOf(initial: SiteContent = fakeContent, options: Partial<PagesOptions> = {}) {
  let shown: RenderContext = fakeRenderContext({ content: initial });
  const pages = createPages({
    settings: fakeSettings,
    context: () => shown,
    log: memoryLog(),
    ...options,
  });
  return {
    pages,
    change: (content: SiteContent): void => void (shown = fakeRenderContext({ content })),
  };
}

/** The page in memory, or made for this request. */
async function ask(
  pages: Pages,
  path: string,
  queryString = '',
): Promise<StoredResponse | undefined> {
  const found = pages.find(path, queryString);
  return typeof found === 'function' ? found() : found;
}
const htmlOf = (page: StoredResponse | undefined): string =>
  Buffer.from(page?.identity.body ?? []).toString();
const textOf = (pages: Pages, path: string): string => htmlOf(pages.get(path));
const withPrice = (price: string): SiteContent =>
  JSON.parse(JSON.stringify(fakeContent).replaceAll('$100', price)) as SiteContent;

/** Its account types throw for as long as the test says so. */
function brokenContent(): { content: SiteContent; mend: () => void } {
  let isBroken = true;
  const content: SiteContent = {
    ...fakeContent,
    get accountTypes() {
      if (isBroken) throw new Error('No <prices> in /srv/site/content/file.json');
      return fakeContent.accountTypes;
    },
  };
  return { content, mend: () => void (isBroken = false) };
}

test('changed content is shown by the pages that declare it, and no other page is rendered again', async () => {
  const { pages, change } = pagesOf();
  const contact = await ask(pages, '/contact');
  for (const path of ['/en/account-types', '/ar/account-types'])
    expect(htmlOf(await ask(pages, path))).toContain('$100');
  change(withPrice('$777'));
  await pages.refresh(['accountTypes']);
  expect(textOf(pages, '/en/account-types')).toContain('$777');
  expect(textOf(pages, '/ar/account-types')).toContain('$777');
  expect(pages.get('/contact')).toBe(contact);
});

test('of many changed pages, the one that is requested is rendered first', async () => {
  const { pages, change } = pagesOf();
  await pages.renderAll();
  const before = new Map(pages.paths().map((path) => [path, pages.get(path)]));
  const isNew = (path: string): boolean => pages.get(path) !== before.get(path);
  const last = pages.paths().at(-1)!;
  change(withPrice('$777'));
  const refreshing = pages.refresh('everything');
  await ask(pages, last);
  await vi.waitUntil(() => isNew(last), { interval: 1 });
  expect(pages.paths().filter(isNew).length).toBeLessThan(5);
  await refreshing;
  expect(pages.paths().every(isNew)).toBe(true);
});

test('the newer of two changes at the same time is shown', async () => {
  const { pages, change } = pagesOf();
  await ask(pages, '/en/account-types');
  change(withPrice('$777'));
  const older = pages.refresh(['accountTypes']);
  change(withPrice('$888'));
  await Promise.all([older, pages.refresh(['accountTypes'])]);
  expect(textOf(pages, '/en/account-types')).toContain('$888');
});

test('content that changes while a page is first made is what the page shows', async () => {
  const { pages, change } = pagesOf();
  const asked = ask(pages, '/en/account-types');
  change(withPrice('$777'));
  await pages.refresh(['accountTypes']);
  expect(htmlOf(await asked)).toContain('$777');
  expect(textOf(pages, '/en/account-types')).toContain('$777');
});

test('a page that fails answers 500, is not ready, and is tried again at each request and from time to time', async () => {
  const { content, mend } = brokenContent();
  const log = memoryLog();
  const { pages } = pagesOf(content, { log });
  let turns = 0;
  let counting = setImmediate(function count() {
    turns += 1;
    counting = setImmediate(count);
  });
  await pages.renderAll();
  clearImmediate(counting);
  // Requests are served between two pages.
  expect(turns).toBeGreaterThanOrEqual(pages.paths().length);
  expect(pages.isComplete).toBe(false);
  expect(log.lines).toContainEqual({
    level: 'error',
    message: 'A page could not be rendered',
    details: { page: 'accountTypes', language: 'en', error: expect.any(String) },
  });
  expect((await ask(pages, '/contact'))?.status).toBe(200);
  const failure = await ask(pages, '/en/account-types');
  expect(failure?.status).toBe(500);
  expect(failure?.identity.headers['cache-control']).toBe('no-store');
  const html = htmlOf(failure);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('No &lt;prices&gt; in …');
  expect(html).not.toContain('/srv/site');

  mend();
  expect((await ask(pages, '/en/account-types'))?.status).toBe(200);
  expect(pages.isComplete).toBe(false);
  await pages.renderAll();
  expect(pages.isComplete).toBe(true);
});

test('a page that fails later keeps its last good bytes', async () => {
  const { pages, change } = pagesOf();
  for (const path of ['/account-types', '/en/account-types']) await ask(pages, path);
  change(brokenContent().content);
  await pages.refresh(['accountTypes']);
  expect(pages.get('/account-types')?.status).toBe(200);
  expect(textOf(pages, '/en/account-types')).toContain('$100');
});

test('a page for a query string is the same for all spellings, and follows the content', async () => {
  const { pages, change } = pagesOf();
  for (const path of ['/en/account-specs', '/en/about']) await ask(pages, path);
  const find = (queryString: string) => ask(pages, '/en/account-specs', queryString);
  const premium = await find('?tier=premium&utm_source=a');
  expect(premium?.status).toBe(200);
  expect(htmlOf(premium)).toContain('100,000');
  expect(htmlOf(await find('?utm_source=b&tier=premium'))).toBe(htmlOf(premium));
  // Pages in memory wait for no turn.
  for (const queryString of ['', '?utm_source=a'])
    expect(pages.find('/en/account-specs', queryString)).toBe(pages.get('/en/account-specs'));
  expect(pages.find('/en/about', '?tier=premium')).toBe(pages.get('/en/about'));
  expect(await find('?tier=gold')).toBe(await pages.unknownPath('en'));
  change(JSON.parse(JSON.stringify(fakeContent).replaceAll('100000', '777777')) as SiteContent);
  await pages.refresh(['specs']);
  expect(htmlOf(await find('?tier=premium'))).toContain('777,777');
});
