import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  createContentFromSettings,
  type ContentCache,
} from '../../server/content-service/content-cache.ts';
import { createContentChanged } from '../../server/content-service/content-changed.ts';
import { refreshEvery } from '../../server/content-service/refresh-timer.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { startFakeContentService, type FakeContentService } from '../fakes/content-service.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { newFolder } from '../harness/temporary-folder.ts';

let fake: FakeContentService;
let dataFolder: string;
let log: ReturnType<typeof memoryLog>;
beforeEach(async () => {
  fake = await startFakeContentService();
  dataFolder = newFolder(onTestFinished);
  log = memoryLog();
});
afterEach(() => fake.stop());

/** The content cache of a process that has just started. */
async function started(service = fake.origin): Promise<ContentCache> {
  const content = createContentFromSettings(
    parseSettings({ CONTENT_SERVICE_URL: service, DATA_FOLDER: dataFolder }),
    log,
  );
  await content.load();
  await content.refresh();
  return content;
}

const cachedFile = (list: string): string => path.join(dataFolder, 'content', `${list}.json`);
const symbols = ({ current }: ContentCache): readonly string[] =>
  current.specs.elite?.map(({ symbol }) => symbol) ?? [];

test('an edit is reported as a change once, with its own kind', async () => {
  const content = await started();
  expect(await content.refresh()).toEqual([]);
  fake.lists['/api/elite-account-specs']?.shift();
  expect(await content.refresh()).toEqual(['specs']);
  expect(symbols(content)).toHaveLength(129);
  Object.assign(fake.lists['/api/account-types']?.[0] ?? {}, { MinDeposit: '$250' });
  expect(await content.refresh()).toEqual(['accountTypes']);
});

test('one list that fails does not take the others down, and is logged with the specified message', async () => {
  fake.faults = { '/api/account-types': 403, '/api/premium-account-specs': 404 };
  const content = await started();
  expect(content.current.accountTypes).toBeUndefined();
  expect(content.current.specs.premium).toBeUndefined();
  expect(content.current.specs.standard).toBeDefined();
  expect(log.lines.map(({ level, message }) => [level, message])).toEqual(
    expect.arrayContaining([
      ['error', 'Error fetching pricing data'],
      ['error', 'Failed to fetch data'],
    ]),
  );
  expect(content.status).toMatchObject({
    'account-types': { state: 'failed', behind: false, lastResponseAt: null },
    'standard-account-specs': { state: 'ready', behind: false, leftOut: 0 },
  });
});

test('funding methods are those of the file only if the service does not have the list', async () => {
  const names = ({ current }: ContentCache): readonly string[] | undefined =>
    current.fundingMethods?.en.map(({ name }) => name);
  fake.faults['/api/funding-methods'] = 404;
  expect(names(await started())).toContain('Skrill');
  fake.faults = {};
  fake.lists['/api/funding-methods'] = [];
  expect(names(await started())).toEqual([]);
});

test('bad rows are logged once, and the status counts them', async () => {
  for (const row of (fake.lists['/api/elite-account-specs'] ?? []).slice(20, 35))
    row['symbol'] = '';
  const content = await started();
  expect(symbols(content)).toHaveLength(115);
  expect(content.status['elite-account-specs']).toMatchObject({ leftOut: 15 });
  const count = log.lines.length;
  expect(log.lines[0]?.details).toMatchObject({ list: 'elite-account-specs', count: 15 });
  expect(log.lines[0]?.details?.['rows']).toMatchObject({ 0: { index: 20, field: 'symbol' } });
  await content.refresh();
  expect(log.lines).toHaveLength(count);
});

test('an outage keeps the last good lists, also over a restart', async () => {
  const content = await started();
  fake.faults['*'] = 404;
  expect(await content.refresh()).toEqual([]);
  const { lastResponseAt } = content.status['elite-account-specs'] ?? {};
  for (const cache of [content, await started()]) {
    expect(symbols(cache)).toHaveLength(130);
    expect(cache.current.accountTypes).toBeDefined();
    expect(cache.status['elite-account-specs']).toEqual({
      state: 'ready',
      behind: true,
      failures: 1,
      leftOut: 0,
      notShown: [],
      lastResponseAt,
    });
  }
  fake.faults = {};
  await content.refresh();
  expect(content.status['elite-account-specs']).toMatchObject({ behind: false });
});

test.each([
  ['half a file', '{"format":2,"source":'],
  [
    'another service',
    '{"format":2,"source":"http://other.test","savedAt":"2026-01-01T00:00:00Z","rows":{}}',
  ],
])('a cached file that cannot be used (%s) is ignored', async (_, file) => {
  await started();
  writeFileSync(cachedFile('elite-account-specs'), file.replace('SOURCE', fake.origin));
  fake.faults['*'] = 404;
  const restarted = await started();
  expect(restarted.current.specs.elite).toBeUndefined();
  expect(restarted.current.specs.standard).toBeDefined();
});

test('a disk that cannot be written is logged, and the content is shown all the same', async () => {
  writeFileSync(path.join(dataFolder, 'content'), 'a file where the folder should be');
  const content = await started();
  expect(symbols(content)).toHaveLength(130);
  expect(log.lines.map(({ message }) => message)).toContain('Content cannot be cached on the disk');
  rmSync(path.join(dataFolder, 'content'));
  await content.refresh();
  expect(existsSync(cachedFile('elite-account-specs'))).toBe(true);
});

test('a call with the secret refreshes now and once more later, as the CMS may not have committed its change yet; others change nothing', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let refreshes = 0;
  const contentChanged = createContentChanged('a-long-enough-secret', () =>
    Promise.resolve(++refreshes),
  );
  const call = (authorization?: string, method = 'POST'): Response =>
    contentChanged(
      new Request('http://site.test/api/content-changed', {
        method,
        ...(authorization ? { headers: { authorization } } : {}),
      }),
    );
  for (const wrong of [undefined, 'Bearer', 'Bearer a-long-enough-secre', 'a-long-enough-secret'])
    expect(call(wrong).status).toBe(401);
  expect(call(undefined, 'GET').headers.get('allow')).toBe('POST');
  expect(refreshes).toBe(0);
  for (let number = 0; number < 100; number++)
    expect(call('Bearer a-long-enough-secret').status).toBe(202);
  vi.runAllTimers();
  expect(refreshes).toBe(101);
});

test('the timer refreshes within ten percent of its interval, and sooner after a failure', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const results = [true, false, true];
  const refreshedAt: number[] = [Date.now()];
  const refresh = (): Promise<boolean> => {
    refreshedAt.push(Date.now());
    return Promise.resolve(results[refreshedAt.length - 2] ?? true);
  };
  refreshEvery(300, refresh, true);
  await vi.advanceTimersByTimeAsync(700_000);
  const pauses = refreshedAt.slice(1).map((time, index) => (time - refreshedAt[index]!) / 1000);
  for (const [index, expected] of [300, 300, 30].entries())
    expect(Math.abs((pauses[index] ?? 0) - expected)).toBeLessThanOrEqual(expected / 10);
});
