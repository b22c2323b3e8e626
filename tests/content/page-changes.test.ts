import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { createCdnPurge, type CdnPurge } from '../../server/cdn/cdn-purge.ts';
import type { RunningSite } from '../../server/create-site.ts';
import { createIndexNow } from '../../server/index-now.ts';
import { parseSettings } from '../../server/settings.ts';
import { indexedRoutes } from '../../site/paths.ts';
import { routes, type Route } from '../../site/routes.ts';
import { startFakeCdn, type FakeCdn } from '../fakes/cdn.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { startFakeSearchEngine, type FakeSearchEngine } from '../fakes/search-engine.ts';
import { testSite } from '../fakes/test-site.ts';
import { pathOf } from '../harness/paths.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const origin = 'https://www.example.com';
const purgeTimes = { backoff: { firstMs: 1, maxMs: 2 }, repeatMs: 1 };
let searchEngine: FakeSearchEngine;
let cdn: FakeCdn;
let current: RunningSite;
beforeEach(async () => {
  searchEngine = await startFakeSearchEngine();
  cdn = await startFakeCdn('cloudflare', (page) =>
    current.app.fetch(new Request(`http://site.test${page}`)),
  );
});
afterEach(() => Promise.all([searchEngine.stop(), cdn.stop()]));

/** A site with content of its own, in processes that start one after another. */
function createProcesses() {
  const folder = newFolder(onTestFinished);
  const content = path.join(folder, 'content');
  cpSync('content', content, { recursive: true });
  const environment = {
    PUBLIC_ORIGIN: origin,
    CONTENT_FOLDER: content,
    DATA_FOLDER: path.join(folder, 'data'),
    INDEXNOW_KEY: 'a-key-of-this-site',
    INDEXNOW_ENDPOINT: searchEngine.endpoint,
    ...cdn.environment,
  };
  const log = memoryLog();
  let cdnPurge: CdnPurge | undefined;
  /** Waits until the CDN has dropped every page that changed, and once more. */
  const untilPurged = (): Promise<void> =>
    vi.waitFor(
      () => {
        expect(cdnPurge?.status.waiting).toBe(0);
        const record = readFileSync(path.join(folder, 'data/cdn-purged.json'), 'utf8');
        expect(record).not.toContain('""');
      },
      { interval: 10, timeout: 5000 },
    );
  return {
    log,
    untilPurged,
    /** Changes a file of the content. */
    edit: (name: string, change: (text: string) => string): void => {
      const file = path.join(content, name);
      const text = readFileSync(file, 'utf8');
      expect(change(text)).not.toBe(text);
      writeFileSync(file, change(text));
    },
    startOn: async (day: string): Promise<RunningSite> => {
      cdn.purges.length = 0;
      cdnPurge = createCdnPurge(parseSettings(environment), log, purgeTimes);
      const site = await testSite(environment, {
        stored: true,
        datesPages: true,
        indexNow: createIndexNow(parseSettings(environment), log),
        cdnPurge,
        log,
        now: () => new Date(day),
      });
      current = site;
      await site.noteChanges();
      await untilPurged();
      return site;
    },
  };
}

/** The dates in the sitemap, by path. */
async function sitemapDates({ app }: RunningSite): Promise<Map<string, string | undefined>> {
  const xml = await (await app.fetch(new Request('http://site.test/sitemap.xml'))).text();
  return new Map(
    [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, url = '', date]) => [url.slice(origin.length), date],
    ),
  );
}

const pathsDated = (dates: ReadonlyMap<string, string | undefined>, day: string): string[] =>
  [...dates].filter(([, date]) => date === day).map(([pagePath]) => pagePath);

const announced = (): string[] =>
  searchEngine.announcements.flatMap(({ body }) => (body as { urlList: string[] }).urlList);

const isFresh = async (page: string): Promise<boolean> => !(await cdn.visit(page)).isHit;

test('changed content dates the pages that show it, once, and search engines and the CDN are told of them', async () => {
  const { edit, startOn, log } = createProcesses();
  const first = await startOn('2026-12-01');
  const before = await sitemapDates(first);
  expect(before.size).toBe(indexedRoutes.length * 3);
  // The register of the repository knows since when; nothing happened on the day of the start.
  expect(pathsDated(before, '2026-12-01')).toEqual([]);
  expect([...before.values()].filter((date) => date !== undefined).length).toBeGreaterThan(50);
  // Whatever the CDN holds is not known at the first start.
  expect(new Set(cdn.purges.flat())).toEqual(new Set([...first.pages.paths(), '/api']));

  edit('funding-methods.json', (text) => text.replaceAll(/"Bank transfer"/g, '"Bank wire"'));
  const second = await startOn('2026-12-02');
  const after = await sitemapDates(second);
  const moved = pathsDated(after, '2026-12-02');
  expect(moved).toContain(pathOf('funding', { language: 'en' }));
  const showing = indexedRoutes.filter((name) => {
    const route: Route = routes[name];
    return route.content?.includes('fundingMethods');
  });
  expect(
    moved.filter((page) => !showing.some((name) => page === pathOf(name, { language: 'en' }))),
  ).toEqual([]);
  for (const [page, date] of before) if (!moved.includes(page)) expect(after.get(page)).toBe(date);
  await vi.waitFor(() =>
    expect(log.lines.map(({ message }) => message)).toContain(
      'Search engines were told of changed pages',
    ),
  );
  expect(announced().toSorted()).toEqual(moved.map((page) => origin + page).toSorted());
  const searches = languageCodes.map((language) => pathOf('search', { language }));
  expect(new Set(cdn.purges.flat())).toEqual(new Set([...moved, ...searches, '/api']));

  expect(await sitemapDates(await startOn('2026-12-03'))).toEqual(after);
  expect(searchEngine.announcements).toHaveLength(1);
  expect(cdn.purges).toEqual([]);
});

test('content that changes while the site runs is dated, and new behind a CDN, when its pages are rendered again', async () => {
  const { edit, startOn, untilPurged } = createProcesses();
  const site = await startOn('2026-12-01');
  const changing = [
    pathOf('accountTypes', { language: 'en' }),
    `${pathOf('search', { language: 'en' })}?q=deposit`,
    '/api/account-types?locale=en',
  ];
  const staying = [pathOf('funding', { language: 'en' }), pathOf('contact')];
  for (const page of [...changing, ...staying]) {
    expect(await isFresh(page)).toBe(true);
    expect(await isFresh(page)).toBe(false);
  }
  edit('account-types.json', (text) =>
    text.replaceAll(/"MinDeposit": "\$?[\d,]+"/g, '"MinDeposit": "$77"'),
  );
  await site.refreshContent();
  const moved = pathsDated(await sitemapDates(site), '2026-12-01');
  expect(moved).toContain(pathOf('accountTypes', { language: 'en' }));
  expect(moved).not.toContain(pathOf('funding', { language: 'en' }));
  await vi.waitFor(() => expect(announced()).toHaveLength(moved.length));
  await untilPurged();
  for (const page of changing) {
    const { text, isHit } = await cdn.visit(page);
    expect({ page, isHit, isNew: text.includes('$77') }).toEqual({
      page,
      isHit: false,
      isNew: true,
    });
  }
  for (const page of staying) expect(await isFresh(page)).toBe(false);
  cdn.purges.length = 0;
  await site.refreshContent();
  await untilPurged();
  expect(cdn.purges).toEqual([]);
});
