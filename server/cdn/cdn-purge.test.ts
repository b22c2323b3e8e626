import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startFakeCdn, type FakeCdn } from '../../tests/fakes/cdn.ts';
import { memoryLog } from '../../tests/fakes/memory-log.ts';
import { newFolder } from '../../tests/harness/temporary-folder.ts';
import { parseSettings, type CdnKind } from '../settings.ts';
import { createCdnPurge, type CdnPurge, type PurgeTimes } from './cdn-purge.ts';
import { openPurgeRecord } from './purge-record.ts';

const soon: PurgeTimes = { backoff: { firstMs: 1, maxMs: 2 }, repeatMs: 1 };
/** Nothing is purged twice while the test runs. */
const noRepeat: PurgeTimes = { ...soon, repeatMs: 3_600_000 };
/** Nor tried twice: after the test another may listen on the port of its CDN. */
const once: PurgeTimes = { ...noRepeat, backoff: { firstMs: 3_600_000, maxMs: 3_600_000 } };

/** A process of a site whose pages are their paths. */
class FakeSite {
  readonly log = memoryLog();
  readonly #purge: CdnPurge;
  #pages: Record<string, string>;

  constructor(cdn: FakeCdn, folder: string, pages: Record<string, string>, times = soon) {
    const purge = createCdnPurge(
      parseSettings({ ...cdn.environment, DATA_FOLDER: folder }),
      this.log,
      times,
    );
    if (!purge) throw new Error('the settings name no CDN');
    this.#purge = purge;
    this.#pages = pages;
    this.show(pages);
  }

  show(pages: Record<string, string>): void {
    this.#pages = pages;
    this.#purge.note(new Map(Object.entries(pages)));
  }

  get status() {
    return this.#purge.status;
  }

  get messages(): string[] {
    return this.log.lines.map(({ message }) => message);
  }

  respond(pagePath: string): Response {
    return new Response(this.#pages[pagePath], {
      headers: { 'cache-control': 'public, s-maxage=60', 'cache-tag': pagePath },
    });
  }
}

const start = (...parameters: ConstructorParameters<typeof FakeSite>): FakeSite =>
  new FakeSite(...parameters);

async function startCdn(kind: CdnKind, origin?: Parameters<typeof startFakeCdn>[1]) {
  const cdn = await startFakeCdn(kind, origin);
  onTestFinished(() => cdn.stop());
  return cdn;
}

const recordIn = (folder: string): unknown =>
  (JSON.parse(readFileSync(path.join(folder, 'cdn-purged.json'), 'utf8')) as { versions: unknown })
    .versions;

const until = (check: () => void): Promise<void> =>
  vi.waitFor(check, { interval: 5, timeout: 10_000 });

/** The disk as a process leaves it that ends now: this one goes on with its own. */
function copyOf(folder: string): string {
  const copy = newFolder(onTestFinished);
  cpSync(path.join(folder, 'cdn-purged.json'), path.join(copy, 'cdn-purged.json'));
  return copy;
}

/** Waits until the record says that the CDN has these. */
const untilRecorded = (folder: string, versions: Record<string, string>): Promise<void> =>
  until(() => expect(recordIn(folder)).toEqual(versions));

const purgedMessage = 'Changed pages were purged from the CDN';

test.for([
  ['cloudflare', 101, [30, 30, 30, 11]],
  ['fastly', 301, [256, 45]],
  ['bunny', 3, [1, 1, 1]],
  ['http', 3, [1, 1, 1]],
] as const)('%s is purged of %i pages by its contract', async ([kind, count, lengths]) => {
  const cdn = await startCdn(kind);
  const pages = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`/page-${index}`, '1']),
  );
  const site = start(cdn, newFolder(onTestFinished), pages, noRepeat);
  await until(() => expect(site.messages).toEqual([purgedMessage]));
  expect(cdn.purges.map(({ length }) => length)).toEqual(lengths);
  expect(cdn.purges.flat()).toEqual(Object.keys(pages));
  expect(site.log.lines[0]?.details).toEqual({ cdn: kind, purged: count });
  expect(site.status).toEqual({ waiting: 0, problem: undefined });
});

test('only what changed is purged, twice, and logged once', async () => {
  const cdn = await startCdn('cloudflare');
  const folder = newFolder(onTestFinished);
  const site = start(cdn, folder, { '/': '1', '/about': '1' });
  await untilRecorded(folder, { '/': '1', '/about': '1' });
  cdn.purges.length = 0;
  site.show({ '/': '1', '/about': '1' });
  site.show({ '/': '1', '/about': '2' });
  await untilRecorded(folder, { '/': '1', '/about': '2' });
  expect(cdn.purges).toEqual([['/about'], ['/about']]);
  expect(site.messages).toEqual([purgedMessage, purgedMessage]);
});

test('a page that is no longer served is purged, and forgotten', async () => {
  const cdn = await startCdn('cloudflare');
  const folder = newFolder(onTestFinished);
  const site = start(cdn, folder, { '/': '1', '/offer': '1' });
  await untilRecorded(folder, { '/': '1', '/offer': '1' });
  cdn.purges.length = 0;
  site.show({ '/': '1' });
  await untilRecorded(folder, { '/': '1' });
  expect(cdn.purges).toEqual([['/offer'], ['/offer']]);
});

describe('a restart', () => {
  test('purges nothing that the CDN was told before, and what differs in the new version', async () => {
    const cdn = await startCdn('cloudflare');
    const folder = newFolder(onTestFinished);
    const pages = { '/': '1', '/about': '1' };
    start(cdn, folder, pages);
    await untilRecorded(folder, pages);
    cdn.purges.length = 0;
    start(cdn, folder, { ...pages, '/about': '2' });
    await untilRecorded(folder, { ...pages, '/about': '2' });
    expect(cdn.purges).toEqual([['/about'], ['/about']]);
  });

  test('purges what could not be purged before, even if it is again what it was', async () => {
    const cdn = await startCdn('cloudflare');
    const folder = newFolder(onTestFinished);
    const site = start(cdn, folder, { '/': '1' });
    await untilRecorded(folder, { '/': '1' });
    cdn.faults.push(...Array.from({ length: 1000 }, () => ({ status: 500 })));
    site.show({ '/': '2' });
    await until(() => expect(cdn.calls).toBeGreaterThan(3));
    const next = start(cdn, copyOf(folder), { '/': '1' });
    cdn.faults.length = 0;
    await until(() => expect(next.messages.at(-1)).toBe(purgedMessage));
  });

  test('purges everything for another CDN, or if the record cannot be read', async () => {
    const cdn = await startCdn('fastly');
    const folder = newFolder(onTestFinished);
    const pages = { '/': '1', '/about': '1' };
    const file = path.join(folder, 'cdn-purged.json');
    writeFileSync(file, JSON.stringify({ cdn: 'cloudflare zone-2', versions: pages }));
    start(cdn, folder, pages);
    await untilRecorded(folder, pages);
    writeFileSync(file, 'not JSON');
    const site = start(cdn, folder, pages);
    await untilRecorded(folder, pages);
    expect(site.messages[0]).toBe('What was purged from the CDN cannot be read');
    expect(cdn.purges.flat()).toEqual(Array.from({ length: 4 }, () => ['/', '/about']).flat());
  });

  test('is not needed for a disk that cannot be written', async () => {
    const cdn = await startCdn('cloudflare');
    const folder = path.join(newFolder(onTestFinished), 'data');
    writeFileSync(folder, 'a file where the folder should be');
    const site = start(cdn, folder, { '/': '1' });
    await until(() => expect(cdn.purges).toHaveLength(2));
    site.show({ '/': '2' });
    await until(() => expect(cdn.purges).toHaveLength(4));
    expect(site.messages.filter((message) => message.includes('cannot be kept'))).toHaveLength(1);
  });
});

describe('a CDN that does not purge', () => {
  test.for([429, 500, 503])('with status %i is asked again until it does', async (status) => {
    const cdn = await startCdn('cloudflare');
    // However long it asks for.
    cdn.faults.push({ status }, { status, retryAfter: '86400' }, { status });
    const site = start(cdn, newFolder(onTestFinished), { '/': '1' }, noRepeat);
    await until(() => expect(site.messages.at(-1)).toBe(purgedMessage));
    expect(cdn.purges).toEqual([['/']]);
    // Not one line for each attempt.
    expect(site.messages).toEqual([
      'Changed pages cannot be purged from the CDN yet',
      purgedMessage,
    ]);
  });

  test('because of its token is one clear line, and the site says so until it does', async () => {
    const cdn = await startCdn('cloudflare');
    const refusals = Array.from({ length: 1000 }, () => ({ status: 403 }));
    cdn.faults.push(...refusals);
    const site = start(cdn, newFolder(onTestFinished), { '/': '1' }, noRepeat);
    await until(() => expect(cdn.calls).toBeGreaterThan(2));
    expect(site.log.lines).toEqual([
      {
        level: 'error',
        message: 'The CDN refuses to purge changed pages: check the settings CDN_PURGE_…',
        details: { cdn: 'cloudflare', problem: 'its status is 403' },
      },
    ]);
    expect(site.status).toEqual({ waiting: 1, problem: 'its status is 403' });
    // The operator gives the token its permission.
    cdn.faults.length = 0;
    await until(() => expect(site.messages.at(-1)).toBe(purgedMessage));
    expect(site.status).toEqual({ waiting: 0, problem: undefined });
  });

  test('holds up nothing that changes meanwhile; what is superseded is not purged for its own sake', async () => {
    const cdn = await startCdn('cloudflare');
    cdn.faults.push({ status: 500 });
    const folder = newFolder(onTestFinished);
    const site = start(cdn, folder, { '/': '1', '/about': '1' }, noRepeat);
    site.show({ '/': '2', '/about': '1' });
    await until(() => expect(site.messages.at(-1)).toBe(purgedMessage));
    expect(cdn.purges.flat().toSorted()).toEqual(['/', '/about']);
  });

  test('is asked again when it says so', async () => {
    const cdn = await startCdn('bunny');
    cdn.faults.push({ status: 429, retryAfter: '0' });
    const site = start(cdn, newFolder(onTestFinished), { '/': '1' }, once);
    await until(() => expect(site.messages.at(-1)).toBe(purgedMessage));
  });

  test('and cannot be reached is named by its cause', async () => {
    const cdn = await startFakeCdn('cloudflare');
    await cdn.stop();
    const site = start(cdn, newFolder(onTestFinished), { '/': '1' }, once);
    await until(() => expect(site.status).toEqual({ waiting: 1, problem: 'ECONNREFUSED' }));
  });
});

test('a cache that finds nothing to purge has purged it; one that does not know PURGE has not', async () => {
  const cdn = await startCdn('http');
  cdn.faults.push({ status: 404 }, { status: 412 }, { status: 405 });
  const site = start(cdn, newFolder(onTestFinished), { '/1': '1', '/2': '1', '/3': '1' }, noRepeat);
  await until(() => expect(site.messages.at(-1)).toBe(purgedMessage));
  expect(cdn.purges).toEqual([['/3']]);
});

describe('behind a CDN that two processes refill', () => {
  test('the last one to show a change purges last', async () => {
    const sites: FakeSite[] = [];
    let turn = 0;
    const cdn = await startCdn('cloudflare', (pagePath) =>
      (sites[turn++ % 2] as FakeSite).respond(pagePath),
    );
    const [first, second] = [newFolder(onTestFinished), newFolder(onTestFinished)];
    const before = { '/': 'old', '/about': 'same' };
    const after = { '/': 'new', '/about': 'same' };
    sites.push(start(cdn, first, before), start(cdn, second, before));
    await untilRecorded(first, before);
    await untilRecorded(second, before);
    await cdn.visit('/');
    await cdn.visit('/about');

    sites[0]?.show(after);
    await untilRecorded(first, after);
    // The other one has not read the change yet, and has its turn.
    turn = 1;
    expect(await cdn.visit('/')).toEqual({ text: 'old', isHit: false });
    sites[1]?.show(after);
    await untilRecorded(second, after);
    for (const process of [0, 1]) {
      turn = process;
      expect((await cdn.visit('/')).text).toBe('new');
    }
    expect(await cdn.visit('/about')).toEqual({ text: 'same', isHit: true });
  });

  test('a process of the old version that ends after the new one began is made up for', async () => {
    let current: FakeSite | undefined;
    const cdn = await startCdn('cloudflare', (pagePath) => (current as FakeSite).respond(pagePath));
    const folder = newFolder(onTestFinished);
    current = start(cdn, folder, { '/': 'old' });
    await untilRecorded(folder, { '/': 'old' });
    cdn.afterPurge = async () => {
      cdn.afterPurge = undefined;
      // The load balancer still leads to the old one.
      expect((await cdn.visit('/')).text).toBe('old');
      current = next;
    };
    const itsFolder = copyOf(folder);
    const next = start(cdn, itsFolder, { '/': 'new' });
    await untilRecorded(itsFolder, { '/': 'new' });
    expect((await cdn.visit('/')).text).toBe('new');
  });
});

test('a record that says nothing new is not written', async () => {
  const folder = newFolder(onTestFinished);
  await openPurgeRecord(path.join(folder, 'record.json'), 'fastly', memoryLog()).save();
  expect(readdirSync(folder)).toEqual([]);
});

test('without the setting there is nothing to purge', () => {
  expect(createCdnPurge(parseSettings({}), memoryLog())).toBeUndefined();
});
