import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryLog } from '../tests/fakes/memory-log.ts';
import { startFakeSearchEngine, type FakeSearchEngine } from '../tests/fakes/search-engine.ts';
import { createIndexNow, type IndexNow } from './index-now.ts';
import { parseSettings } from './settings.ts';

const key = 'a-key-of-this-site';
const soon = { firstMs: 1, maxMs: 2 };
let searchEngine: FakeSearchEngine;
let log: ReturnType<typeof memoryLog>;
beforeEach(async () => {
  searchEngine = await startFakeSearchEngine();
  log = memoryLog();
});
afterEach(() => searchEngine.stop());

function indexNowWith(environment: Record<string, string> = {}): IndexNow | undefined {
  const settings = parseSettings({
    PUBLIC_ORIGIN: 'https://www.example.com',
    INDEXNOW_KEY: key,
    INDEXNOW_ENDPOINT: searchEngine.endpoint,
    ...environment,
  });
  return createIndexNow(settings, log, soon);
}

const announced = (): unknown[] =>
  searchEngine.announcements.map(({ body }) => (body as { urlList: unknown }).urlList);
const messages = (): string[] => log.lines.map(({ message }) => message);

test('changed pages are announced in the words of the protocol', async () => {
  indexNowWith()?.announce(['/', '/en/about']);
  await vi.waitFor(() => expect(messages()).toHaveLength(1));
  expect(searchEngine.announcements).toEqual([
    {
      method: 'POST',
      path: '/indexnow',
      contentType: 'application/json; charset=utf-8',
      body: {
        host: 'www.example.com',
        key,
        keyLocation: `https://www.example.com/${key}.txt`,
        urlList: ['https://www.example.com/', 'https://www.example.com/en/about'],
      },
    },
  ]);
});

test.for([200, 202])('after a response of %i they are not announced again', async (status) => {
  searchEngine.statuses.push(status);
  const indexNow = indexNowWith();
  indexNow?.announce(['/about']);
  await vi.waitFor(() => expect(messages()).toEqual(['Search engines were told of changed pages']));
  indexNow?.announce(['/help']);
  await vi.waitFor(() => expect(messages()).toHaveLength(2));
  expect(announced()).toEqual([
    ['https://www.example.com/about'],
    ['https://www.example.com/help'],
  ]);
});

test.for([429, 500, 503])(
  'after %i they are announced later, with those that have changed since',
  async (status) => {
    searchEngine.statuses.push(status, status);
    const indexNow = indexNowWith();
    indexNow?.announce(['/about']);
    // The first request is on its way.
    indexNow?.announce(['/help']);
    await vi.waitFor(() =>
      expect(messages().at(-1)).toBe('Search engines were told of changed pages'),
    );
    const both = expect.arrayContaining([
      'https://www.example.com/about',
      'https://www.example.com/help',
    ]);
    expect(announced()).toEqual([['https://www.example.com/about'], both, both]);
    // Not one line for each attempt.
    expect(messages()).toHaveLength(2);
  },
);

test('a page that changes again while it is announced is announced again', async () => {
  const indexNow = indexNowWith();
  indexNow?.announce(['/about']);
  indexNow?.announce(['/about']);
  await vi.waitFor(() => expect(messages()).toHaveLength(2));
  expect(announced()).toEqual([
    ['https://www.example.com/about'],
    ['https://www.example.com/about'],
  ]);
});

test.for([400, 403, 422])(
  'after %i, which will not change, they are given up with an error',
  async (status) => {
    searchEngine.statuses.push(status);
    const indexNow = indexNowWith();
    indexNow?.announce(['/about']);
    await vi.waitFor(() =>
      expect(messages()).toEqual(['The search engine refuses the changed pages']),
    );
    indexNow?.announce(['/help']);
    await vi.waitFor(() => expect(messages()).toHaveLength(2));
    expect(announced().at(-1)).toEqual(['https://www.example.com/help']);
  },
);

test('a search engine that cannot be reached stops nothing', async () => {
  const indexNow = indexNowWith({ INDEXNOW_ENDPOINT: 'http://127.0.0.1:9/' });
  expect(indexNow?.announce(['/about'])).toBeUndefined();
  await vi.waitFor(() =>
    expect(messages()).toEqual(['The search engine cannot be told of changed pages']),
  );
});

test('more than the protocol’s 10,000 URLs take several requests', async () => {
  indexNowWith()?.announce(Array.from({ length: 10_001 }, (_, index) => `/${index}`));
  await vi.waitFor(() => expect(messages()).toHaveLength(2));
  expect(announced().map((urls) => (urls as string[]).length)).toEqual([10_000, 1]);
});

test.for([
  ['without a key', { INDEXNOW_KEY: '' }],
  ['without https', { PUBLIC_ORIGIN: 'http://www.example.com' }],
  ['of a site for trials', { NOINDEX: '1' }],
] as const)('nothing is announced %s', ([, environment]) => {
  expect(indexNowWith(environment)).toBeUndefined();
});
