import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createContentChanged } from '../../server/content-service/content-changed.ts';
import { readSpecs } from '../../server/content-service/content-folder.ts';
import {
  createContentFromSettings,
  type ContentKeeper,
} from '../../server/content-service/content-keeper.ts';
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

/** The content keeper of a process that has just started. */
async function started(environment: Record<string, string> = {}): Promise<ContentKeeper> {
  const content = createContentFromSettings(
    parseSettings({ CONTENT_SERVICE_URL: fake.origin, DATA_FOLDER: dataFolder, ...environment }),
    log,
  );
  await content.load();
  await content.refresh();
  return content;
}

const kept = (list: string): string => path.join(dataFolder, 'content', `${list}.json`);
const symbols = ({ current }: ContentKeeper): readonly string[] =>
  current.specs.elite.state === 'ready'
    ? current.specs.elite.value.map(({ symbol }) => symbol)
    : [];

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
  fake.faults['/api/account-types'] = { status: 403 };
  fake.faults['/api/premium-account-specs'] = 'HTML';
  const content = await started();
  expect(content.current.accountTypes.state).toBe('missing');
  expect(content.current.specs.premium.state).toBe('missing');
  expect(content.current.specs.standard.state).toBe('ready');
  expect(log.lines).toEqual(
    expect.arrayContaining([
      {
        level: 'error',
        message: 'Error fetching pricing data',
        details: {
          list: 'account-types',
          error:
            '/api/account-types responded with status 403: is CONTENT_TOKEN set, and may it `find`?',
        },
      },
      {
        level: 'error',
        message: 'Failed to fetch data',
        details: {
          list: 'premium-account-specs',
          error: "/api/premium-account-specs responded with 'text/html' instead of JSON",
        },
      },
    ]),
  );
  expect(content.status).toMatchObject({
    'account-types': { state: 'failed', behind: false, lastResponseAt: null },
    'standard-account-specs': {
      state: 'ready',
      behind: false,
      leftOut: 0,
      lastResponseAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  });
});

test('a failure keeps the last good list', async () => {
  const content = await started();
  fake.faults['*'] = { status: 404 };
  expect(await content.refresh()).toEqual([]);
  expect(symbols(content)).toHaveLength(130);
  expect(content.status['elite-account-specs']).toMatchObject({ state: 'ready', behind: true });
  fake.faults = {};
  await content.refresh();
  expect(content.status['elite-account-specs']).toMatchObject({ behind: false });
});

test('bad rows are logged by position, at most ten and once; the status counts them', async () => {
  for (const row of (fake.lists['/api/elite-account-specs'] ?? []).slice(20, 35))
    row['symbol'] = '';
  const content = await started();
  expect(symbols(content)).toHaveLength(115);
  const lines = log.lines.filter(({ level }) => level === 'error');
  expect(lines).toHaveLength(11);
  expect(lines[0]).toEqual({
    level: 'error',
    message: 'A row of the content service is left out',
    details: {
      list: 'elite-account-specs',
      index: 20,
      field: 'symbol',
      problem: 'must not be empty',
    },
  });
  expect(lines[10]?.details).toEqual({ list: 'elite-account-specs', count: 5 });
  expect(content.status['elite-account-specs']).toMatchObject({ leftOut: 15 });
  await content.refresh();
  expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(11);
});

test('a restart during an outage shows the last known content', async () => {
  const { lastResponseAt } = (await started()).status['account-types'] ?? {};
  expect(lastResponseAt).toMatch(/^\d{4}-.*Z$/);
  fake.faults['*'] = { status: 404 };
  const restarted = await started();
  expect(symbols(restarted)).toHaveLength(130);
  expect(restarted.current.accountTypes.state).toBe('ready');
  expect(restarted.status['account-types']).toEqual({
    state: 'ready',
    behind: true,
    failures: 1,
    leftOut: 0,
    notShown: [],
    lastResponseAt,
  });
});

test('a response with nothing new still counts as the last good one after a restart', async () => {
  const content = await started();
  const first = content.status['account-types']?.lastResponseAt ?? '';
  await expect
    .poll(async () => {
      await content.refresh();
      return (content.status['account-types']?.lastResponseAt ?? '') > first;
    })
    .toBe(true);
  const { lastResponseAt } = content.status['account-types'] ?? {};
  fake.faults['*'] = { status: 404 };
  expect((await started()).status['account-types']).toMatchObject({ lastResponseAt });
});

test('a restart with the service back shows its current content', async () => {
  await started();
  fake.lists['/api/elite-account-specs']?.splice(0, 100);
  expect(symbols(await started())).toHaveLength(30);
  expect(JSON.parse(readFileSync(kept('elite-account-specs'), 'utf8')).value).toHaveLength(30);
});

test.each([
  ['half a file', '{"format":1,"source":', /JSON/],
  [
    'rows of another shape',
    JSON.stringify({ format: 1, source: 'SOURCE', value: [{ symbol: 5 }] }),
    /value\.0\.symbol/,
  ],
  ['another format', JSON.stringify({ format: 2, source: 'SOURCE', value: [] }), /format/],
])(
  'a kept file that cannot be used (%s) is ignored, with a line in the log',
  async (_, file, error) => {
    await started();
    writeFileSync(kept('elite-account-specs'), file.replace('SOURCE', fake.origin));
    fake.faults['*'] = { status: 404 };
    const restarted = await started();
    expect(restarted.current.specs.elite.state).toBe('missing');
    expect(restarted.current.specs.standard.state).toBe('ready');
    const line = log.lines.find(
      ({ message }) => message === 'Kept content cannot be read and is not used',
    );
    expect(line?.details).toEqual({
      file: kept('elite-account-specs'),
      error: expect.stringMatching(error),
    });
  },
);

test('content kept from another service is not shown', async () => {
  await started();
  const other = await startFakeContentService(3);
  other.faults['*'] = { status: 404 };
  expect((await started({ CONTENT_SERVICE_URL: other.origin })).current.specs.elite.state).toBe(
    'missing',
  );
  await other.stop();
});

test('a copy is replaced atomically: the folder holds only complete files', async () => {
  const content = await started();
  fake.lists['/api/elite-account-specs']?.pop();
  await content.refresh();
  expect(readdirSync(path.join(dataFolder, 'content')).toSorted()).toEqual(
    [
      'account-types',
      'elite-account-specs',
      'funding-methods',
      'premium-account-specs',
      'site-notice',
      'standard-account-specs',
    ].map((list) => `${list}.json`),
  );
});

test('a disk that cannot be written is logged, and the content is shown all the same', async () => {
  writeFileSync(path.join(dataFolder, 'content'), 'a file where the folder should be');
  const content = await started();
  expect(symbols(content)).toHaveLength(130);
  expect(
    log.lines.filter(({ message }) => message === 'Content cannot be kept on the disk'),
  ).toHaveLength(6);
  rmSync(path.join(dataFolder, 'content'));
  await content.refresh();
  expect(existsSync(kept('elite-account-specs'))).toBe(true);
});

test('the built-in service keeps no copy: its files are the source', async () => {
  const content = await started({ CONTENT_SERVICE_URL: '' });
  expect(symbols(content)).toHaveLength((await readSpecs('content')).standard.length);
  expect(existsSync(path.join(dataFolder, 'content'))).toBe(false);
});

const changedRequest = (authorization?: string, method = 'POST') =>
  new Request('http://site.test/api/content-changed', {
    method,
    ...(authorization ? { headers: { authorization } } : {}),
  });

test('a call with the secret refreshes the content now and once more later, as the CMS may not have committed its change yet', () => {
  vi.useFakeTimers();
  let refreshes = 0;
  const contentChanged = createContentChanged('a-long-enough-secret', () =>
    Promise.resolve(++refreshes),
  );
  for (let call = 0; call < 100; call++)
    expect(contentChanged(changedRequest('Bearer a-long-enough-secret')).status).toBe(202);
  expect(refreshes).toBe(100);
  vi.runAllTimers();
  expect(refreshes).toBe(101);
  vi.useRealTimers();
});

test('calls without the secret change nothing and are rate-limited', () => {
  let refreshes = 0;
  let time = 0;
  const contentChanged = createContentChanged(
    'a-long-enough-secret',
    () => Promise.resolve(++refreshes),
    () => time,
  );
  for (const wrong of [
    undefined,
    'Bearer',
    'Bearer a-long-enough-secre',
    'a-long-enough-secret',
    'Basic a-long-enough-secret',
  ]) {
    expect(contentChanged(changedRequest(wrong)).status).toBe(401);
  }
  for (let call = 0; call < 25; call++) contentChanged(changedRequest('Bearer guess'));
  const slowed = contentChanged(changedRequest('Bearer guess'));
  expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '60']);
  // Somebody else's guesses never lock out the CMS itself.
  expect(contentChanged(changedRequest('Bearer a-long-enough-secret')).status).toBe(202);
  time = 60_000;
  expect(contentChanged(changedRequest('Bearer guess')).status).toBe(401);
  expect(contentChanged(changedRequest(undefined, 'GET')).headers.get('allow')).toBe('POST');
  expect(refreshes).toBe(1);
});

test('the timer refreshes within ten percent of its interval, and sooner after a failure', async () => {
  vi.useFakeTimers();
  const results = [true, false, true];
  const refreshedAtSeconds: number[] = [];
  const began = Date.now();
  refreshEvery(
    300,
    () => {
      refreshedAtSeconds.push((Date.now() - began) / 1000);
      return Promise.resolve(results[refreshedAtSeconds.length - 1] ?? true);
    },
    true,
  );
  await vi.advanceTimersByTimeAsync(700_000);
  const [first = 0, second = 0, third = 0] = refreshedAtSeconds;
  expect(refreshedAtSeconds).toHaveLength(3);
  expect(first).toBeGreaterThanOrEqual(270);
  expect(first).toBeLessThanOrEqual(330);
  expect(second - first).toBeGreaterThanOrEqual(270);
  expect(third - second).toBeGreaterThanOrEqual(27);
  expect(third - second).toBeLessThanOrEqual(33);
  vi.useRealTimers();
});

const shown = ({ current }: ContentKeeper): string | undefined => current.siteNotice?.ar;

test('a service without a notice is not a failure', async () => {
  const content = await started();
  expect(content.current.siteNotice).toBeUndefined();
  expect(content.status['site-notice']).toMatchObject({ state: 'ready', behind: false });
  expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a notice is shown in each language, in the default one where its own is missing, and survives an outage', async () => {
  fake.notice = { en: 'Closed on Friday.', ar: 'نغلق يوم الجمعة.' };
  const content = await started();
  expect(content.current.siteNotice).toEqual({
    zh: 'Closed on Friday.',
    en: 'Closed on Friday.',
    ar: 'نغلق يوم الجمعة.',
  });
  fake.faults['*'] = { status: 403 };
  expect(shown(await started())).toBe('نغلق يوم الجمعة.');
  expect(log.lines.map(({ message }) => message)).toContain('The site notice cannot be fetched');
  fake.faults = {};
  fake.notice = undefined;
  expect(await content.refresh()).toEqual(['siteNotice']);
  expect(content.current.siteNotice).toBeUndefined();
});

test('a notice appears and disappears at its own times, which count as changes although the service’s data is the same', async () => {
  fake.notice = {
    en: 'Closed on Friday.',
    from: '2026-06-01T10:00:00.000Z',
    until: '2026-06-01T12:00:00+00:00',
  };
  let time = '2026-06-01T09:59:59Z';
  const content = createContentFromSettings(
    parseSettings({ CONTENT_SERVICE_URL: fake.origin, DATA_FOLDER: dataFolder }),
    log,
    () => new Date(time),
  );
  await content.refresh();
  expect(shown(content)).toBeUndefined();
  time = '2026-06-01T10:00:00Z';
  expect(await content.refresh()).toEqual(['siteNotice']);
  expect(shown(content)).toBe('Closed on Friday.');
  expect(await content.refresh()).toEqual([]);
  time = '2026-06-01T12:00:00Z';
  expect(await content.refresh()).toEqual(['siteNotice']);
  expect(shown(content)).toBeUndefined();
});
