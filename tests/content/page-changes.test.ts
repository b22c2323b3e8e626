import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { RunningSite } from '../../server/create-site.ts';
import { createIndexNow } from '../../server/index-now.ts';
import { parseSettings } from '../../server/settings.ts';
import { indexedRoutes } from '../../site/paths.ts';
import { routes, type Route } from '../../site/routes.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { startFakeSearchEngine, type FakeSearchEngine } from '../fakes/search-engine.ts';
import { testSite } from '../fakes/test-site.ts';
import { pathOf } from '../harness/paths.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const origin = 'https://www.example.com';
let searchEngine: FakeSearchEngine;
beforeEach(async () => {
  searchEngine = await startFakeSearchEngine();
});
afterEach(() => searchEngine.stop());

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
  };
  const log = memoryLog();
  return {
    log,
    /** Changes a file of the content. */
    edit: (name: string, change: (text: string) => string): void => {
      const file = path.join(content, name);
      const text = readFileSync(file, 'utf8');
      expect(change(text)).not.toBe(text);
      writeFileSync(file, change(text));
    },
    startOn: async (day: string): Promise<RunningSite> => {
      const site = await testSite(environment, {
        stored: true,
        datesPages: true,
        indexNow: createIndexNow(parseSettings(environment), log),
        log,
        now: () => new Date(day),
      });
      await site.noteChanges();
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

test('changed content dates the pages that show it, once, and search engines are told of them', async () => {
  const { edit, startOn, log } = createProcesses();
  const first = await startOn('2026-12-01');
  const before = await sitemapDates(first);
  expect(before.size).toBe(indexedRoutes.length * 3);
  // The register of the repository knows since when; nothing happened on the day of the start.
  expect(pathsDated(before, '2026-12-01')).toEqual([]);
  expect([...before.values()].filter((date) => date !== undefined).length).toBeGreaterThan(50);

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

  expect(await sitemapDates(await startOn('2026-12-03'))).toEqual(after);
  expect(searchEngine.announcements).toHaveLength(1);
});

test('content that changes while the site runs is dated when its pages are rendered again', async () => {
  const { edit, startOn } = createProcesses();
  const site = await startOn('2026-12-01');
  edit('account-types.json', (text) =>
    text.replaceAll(/"MinDeposit": "\$?[\d,]+"/g, '"MinDeposit": "$77"'),
  );
  await site.refreshContent();
  const moved = pathsDated(await sitemapDates(site), '2026-12-01');
  expect(moved).toContain(pathOf('accountTypes', { language: 'en' }));
  expect(moved).not.toContain(pathOf('funding', { language: 'en' }));
  await vi.waitFor(() => expect(announced()).toHaveLength(moved.length));
});
