import { expect, onTestFinished, test, vi } from 'vitest';
import { languageCodes, mapLanguages } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { routeNames } from '../../site/paths.ts';
import { routes, type Route } from '../../site/routes.ts';
import { memoryLog } from '../../tests/fakes/memory-log.ts';
import { fakeAssets, fakeContent, fakeRenderContext } from '../../tests/fakes/site-parts.ts';
import { newFolder } from '../../tests/harness/temporary-folder.ts';
import { createKeptResponses } from '../http/kept-responses.ts';
import type { PageStore } from './page-store.ts';
import { createPagesOnDemand } from './pages-on-demand.ts';
import { createRenderingHere, type PageContext, type Rendering } from './rendering.ts';
import { createStoredPages, type StoredPagesOptions } from './stored-pages.ts';

const settings = {
  publicOrigin: 'https://www.example.com',
  noIndex: false,
  defaultLanguage: 'zh',
  pageCacheSeconds: 60,
  widgets: fakeRenderContext().widgets,
  countryRule: undefined,
} as const;
/** Rendered in this thread, and all there. */
async function storedPages(
  pageContext: () => PageContext,
  options: Partial<StoredPagesOptions> = {},
): Promise<PageStore> {
  const pages = createStoredPages({
    settings,
    pageContext,
    rendering: createRenderingHere(settings, fakeAssets),
    log: memoryLog(),
    ...options,
  });
  await pages.complete;
  return pages;
}

const textOf = (pages: PageStore, path: string): string =>
  Buffer.from(pages.get(path)?.identity.body ?? []).toString();

const changed: SiteContent = JSON.parse(JSON.stringify(fakeContent).replaceAll('$100', '$777'));

test('changed content is shown by the pages that declare it, and no other page is rendered again', async () => {
  let content = fakeContent;
  const pages = await storedPages(() => fakeRenderContext({ content }));
  const contact = pages.get('/contact');
  expect(textOf(pages, '/en/account-types')).toContain('$100');
  content = changed;
  await pages.rerender(['accountTypes']);
  expect(textOf(pages, '/en/account-types')).toContain('$777');
  expect(textOf(pages, '/ar/account-types')).toContain('$777');
  expect(pages.get('/contact')).toBe(contact);
});

test('a new notice appears on every page, the error page included', async () => {
  let content = fakeContent;
  const pages = await storedPages(() => fakeRenderContext({ content }));
  content = {
    ...fakeContent,
    siteNotice: { ...mapLanguages(() => 'Closed today'), zh: '今天休市', ar: 'مغلق اليوم' },
  };
  await pages.rerender(['siteNotice']);
  expect(
    pages.paths().filter((path) => !/今天休市|Closed today|مغلق اليوم/.test(textOf(pages, path))),
  ).toEqual([]);
  const unknown = await pages.unknownPath('ar');
  expect(Buffer.from(unknown.identity.body).toString()).toContain('مغلق اليوم');
});

test('a page that throws responds with 500 and the message, is logged, and does not affect other pages', async () => {
  const log = memoryLog();
  const broken = {
    ...fakeContent,
    get accountTypes(): never {
      throw new Error('No <prices> in /srv/site/content/file.json');
    },
  } as SiteContent;
  const pages = await storedPages(() => fakeRenderContext({ content: broken }), { log });
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
  expect(pages.get('/contact')?.status).toBe(200);
});

test('a page that throws later keeps its last good bytes', async () => {
  let content = fakeContent;
  const pages = await storedPages(() => fakeRenderContext({ content }));
  content = {
    ...fakeContent,
    get accountTypes(): never {
      throw new Error('out of paper');
    },
  };
  await pages.rerender(['accountTypes']);
  expect(pages.get('/account-types')?.status).toBe(200);
  expect(textOf(pages, '/en/account-types')).toContain('$100');
});

test('in development a page is rendered when it is requested', () => {
  const context = vi.fn(() => fakeRenderContext());
  const pages = createPagesOnDemand(settings, fakeAssets, context, memoryLog());
  expect(context).not.toHaveBeenCalled();
  expect(textOf(pages, '/en/about')).toContain('<html lang="en"');
  expect(context).toHaveBeenCalledTimes(1);
  expect(pages.get('/nothing')).toBeUndefined();
});

const atOnce = (): Promise<void> => Promise.resolve();

test('a query-string page is rendered once for all spellings, kept, and rendered again when the content changes', async () => {
  let content = fakeContent;
  const pages = await storedPages(() => fakeRenderContext({ content }));
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
    await pages.unknownPath('en'),
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
  let newestTurn = -1;
  let longest = 0;
  let pagesOfTurn = 0;
  const rendering = createRenderingHere(settings, {
    ...fakeAssets,
    get startScript() {
      // Each page names it once.
      pagesOfTurn = turn === newestTurn ? pagesOfTurn + 1 : 1;
      newestTurn = turn;
      longest = Math.max(longest, pagesOfTurn);
      return '/assets/start.js';
    },
  });
  await storedPages(() => fakeRenderContext(), { rendering });
  clearImmediate(counting);
  // As many as are rendered at once.
  expect(longest).toBeLessThanOrEqual(3);
});

test('a query-string page is kept while nothing changes', async () => {
  const pages = await storedPages(() => fakeRenderContext());
  const getPage = () => pages.getQueryStringPage('/en/account-specs', '?tier=premium', atOnce);
  const page = getPage();
  await pages.rerender([]);
  expect(getPage()).toBe(page);
});

test('the bytes of query-string pages are limited: the least recently used are dropped', async () => {
  const unlimited = await storedPages(() => fakeRenderContext());
  const one = await unlimited.getQueryStringPage('/en/account-specs', '?q=first', atOnce);
  const bytes = [one?.identity, one?.br, one?.gzip].reduce(
    (sum, encoded) => sum + (encoded?.body.byteLength ?? 0),
    0,
  );
  const pages = await storedPages(() => fakeRenderContext(), { maxQueryStringBytes: 2.5 * bytes });
  const getPage = (query: string) =>
    pages.getQueryStringPage('/en/account-specs', `?q=${query}`, atOnce);
  const [first, used] = [getPage('first'), getPage('used')];
  await Promise.all([first, used]);
  expect(getPage('used')).toBe(used);
  await getPage('third');
  expect(getPage('used')).toBe(used);
  expect(getPage('first')).not.toBe(first);
  expect(getPage('used')).toBe(used);
});

test('a query-string page waits for its turn, and is not lost if there is none', async () => {
  const pages = await storedPages(() => fakeRenderContext());
  const refused = pages.getQueryStringPage('/en/account-specs', '?q=gold', () =>
    Promise.reject(new Error('full')),
  );
  await expect(refused).rejects.toThrow('full');
  const page = await pages.getQueryStringPage('/en/account-specs', '?q=gold', atOnce);
  expect(page?.status).toBe(200);
});

/** Notes the pages that it renders, as `about en`. */
function notedRendering(rendering = createRenderingHere(settings, fakeAssets)): {
  rendering: Rendering;
  rendered: string[];
} {
  const rendered: string[] = [];
  return {
    rendered,
    rendering: {
      ...rendering,
      render(job, context, urgency) {
        if (job.kind === 'page') rendered.push(`${job.page.routeName} ${job.page.language}`);
        return rendering.render(job, context, urgency);
      },
    },
  };
}

test('pages that an earlier process kept are not rendered; those of which anything changed are', async () => {
  const folder = newFolder(onTestFinished);
  let versions: ReadonlyMap<string, string | undefined> = new Map();
  async function start(
    { program = 'v1', content = fakeContent, year = 2026 } = {},
    settingsNow = settings,
  ): Promise<string[]> {
    const responses = createKeptResponses(folder, undefined, memoryLog());
    const { rendering, rendered } = notedRendering();
    const pages = await storedPages(() => fakeRenderContext({ content, year }), {
      rendering,
      settings: settingsNow,
      kept: { responses, program },
    });
    expect(textOf(pages, '/en/account-types')).toContain(content === changed ? '$777' : '$100');
    versions = new Map(pages.paths().map((path) => [path, pages.versionOf(path)]));
    await responses.save();
    return rendered.toSorted();
  }

  const all = await start();
  expect(all).toHaveLength((Object.keys(routes).length + 1) * 3);
  const rendered = versions;
  // A page differs if only its headers do.
  expect(rendered.get('/en/about')).toContain('content-security-policy: ');
  expect(await start()).toEqual([]);
  expect(versions).toEqual(rendered);
  const showAccountTypes = routeNames.filter((name) => {
    const route: Route = routes[name];
    return route.content?.includes('accountTypes');
  });
  expect(showAccountTypes).toContain('accountTypes');
  expect(await start({ content: changed })).toEqual(
    showAccountTypes
      .flatMap((name) => languageCodes.map((language) => `${name} ${language}`))
      .toSorted(),
  );
  expect(await start({ content: changed, year: 2027 })).toEqual(all);
  const before = versions;
  expect(await start({ content: changed, year: 2027, program: 'v2' })).toEqual(all);
  // The same bytes; but what a new program shows for a query string is not known.
  expect(versions.get('/en/about')).toBe(before.get('/en/about'));
  expect(versions.get('/en/account-specs')).not.toBe(before.get('/en/account-specs'));
  expect(
    await start(
      { content: changed, year: 2027, program: 'v2' },
      { ...settings, pageCacheSeconds: 5 as 60 },
    ),
  ).toEqual(all);
});

test('the pages of both audiences are kept side by side, and those of one are never taken for the other’s', async () => {
  const folder = newFolder(onTestFinished);
  async function start(): Promise<{ texts: string[]; rendered: string[] }> {
    const responses = createKeptResponses(folder, undefined, memoryLog());
    const { rendering, rendered } = notedRendering();
    const context = fakeRenderContext();
    const texts: string[] = [];
    for (const audience of ['served', 'notServed'] as const) {
      const kept = { responses, program: 'v1' };
      const pages = await storedPages(() => context, { rendering, kept, audience });
      texts.push(textOf(pages, '/en/about'));
    }
    await responses.save();
    return { texts, rendered };
  }

  const first = await start();
  expect(first.texts[0]).toContain('/portal/login');
  expect(first.texts[1]).not.toContain('/portal/login');
  // The error pages in the portal's place are two more.
  expect(first.rendered).toHaveLength((Object.keys(routes).length * 2 + 4) * 3);
  expect(await start()).toEqual({ texts: first.texts, rendered: [] });
});

test('the pages of the other audience wait for those of the first, unless somebody asks for one', async () => {
  const { promise: first, resolve: finishFirst } = Promise.withResolvers<void>();
  const { rendering, rendered } = notedRendering();
  const pages = createStoredPages({
    settings,
    pageContext: () => fakeRenderContext(),
    rendering,
    log: memoryLog(),
    audience: 'notServed',
    after: first,
  });
  await pages.getSoon('/ar/contact');
  const posted = await pages.contactPage('en', { state: 'idle' }, 400);
  const html = Buffer.from(posted.identity.body).toString();
  expect(html).toContain('Not available in your country');
  expect(html).not.toContain('/portal/');
  expect((await pages.refusal('ar', '/login')).status).toBe(451);
  expect(rendered).toEqual(['contact ar', 'undefined ar']);
  finishFirst();
  await pages.complete;
  expect(rendered.length).toBeGreaterThan(90);
});

test('a page that failed is not kept', async () => {
  const folder = newFolder(onTestFinished);
  const start = async (content: SiteContent): Promise<PageStore> => {
    const responses = createKeptResponses(folder, undefined, memoryLog());
    const kept = { responses, program: 'v1' };
    const pages = await storedPages(() => fakeRenderContext({ content }), { kept });
    await responses.save();
    return pages;
  };
  const missing: SiteContent = { ...fakeContent, specs: JSON.parse('{"standard":null}') };
  expect((await start(missing)).get('/en/account-specs')?.status).toBe(500);
  const failed = await start(missing);
  expect(failed.get('/en/account-specs')?.status).toBe(500);
  expect(failed.versionOf('/en/account-specs')).toBeUndefined();
  const pages = await start(fakeContent);
  expect(pages.get('/en/account-specs')?.status).toBe(200);
  expect(pages.versionOf('/en/account-specs')).toBeDefined();
});

test('a page that somebody asks for is rendered first, and once', async () => {
  const { rendering, rendered } = notedRendering();
  const pages = createStoredPages({
    settings,
    pageContext: () => fakeRenderContext(),
    rendering,
    log: memoryLog(),
  });
  expect(pages.get('/ar/contact')).toBeUndefined();
  expect(pages.isComplete).toBe(false);
  const page = await pages.getSoon('/ar/contact');
  expect(page?.status).toBe(200);
  expect(rendered.indexOf('contact ar')).toBeLessThan(5);
  expect(pages.getSoon('/nothing')).toBeUndefined();
  await pages.complete;
  expect(pages.isComplete).toBe(true);
  expect(rendered.filter((name) => name === 'contact ar')).toHaveLength(1);
  expect(pages.get('/ar/contact')).toBe(page);
});

test('a rendering that began earlier and ends later does not replace a newer one', async () => {
  let content = fakeContent;
  const here = createRenderingHere(settings, fakeAssets);
  let late = Promise.resolve();
  const pages = await storedPages(() => fakeRenderContext({ content }), {
    rendering: {
      ...here,
      async render(job, context, urgency) {
        const delay = late;
        const page = await here.render(job, context, urgency);
        await delay;
        return page;
      },
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  late = promise;
  content = changed;
  const older = pages.rerender(['accountTypes']);
  late = Promise.resolve();
  content = JSON.parse(JSON.stringify(fakeContent).replaceAll('$100', '$888')) as SiteContent;
  await pages.rerender(['accountTypes']);
  resolve();
  await older;
  expect(textOf(pages, '/en/account-types')).toContain('$888');
});
