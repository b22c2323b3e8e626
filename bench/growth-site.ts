import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { suggestionsPath } from '../contract/api-paths.ts';
import type { SuggestionIndex } from '../contract/suggestion-index.ts';
import { createRateLimit } from '../server/rate-limit.ts';
import { sitemap } from '../server/search-engines.ts';
import { parseSettings } from '../server/settings.ts';
import { indexedRoutes } from '../site/paths.ts';
import { startFakeContentService } from '../tests/fakes/content-service.ts';
import { temporaryFolder } from '../tests/harness/temporary-folder.ts';
import { startBuiltSite, type Running } from '../tools/server-process.js';
import type { ContentFigures, GrowthFigures } from './growth-figures.ts';
import { connections, measure, memoryOf, processorTimeOf } from './load.js';

const brotli = { 'accept-encoding': 'br' };
const readinessToken = 'bench-bench-bench-bench';

interface Body {
  etag: string;
  bytes: Buffer;
}

/** As it travels: fetch would decompress it. @throws if it is not a page */
const bodyOf = (url: string, headers: Record<string, string> = brotli): Promise<Body> =>
  new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200)
          resolve({ etag: response.headers.etag ?? '', bytes: Buffer.concat(chunks) });
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    }).on('error', reject);
  });

const pidOf = ({ process: { pid } }: Running): number => pid ?? Number.NaN;

/** Processor time of a request whose URL nobody has asked for before. */
async function newUrlMs(site: Running, urlOf: (index: number) => string): Promise<number> {
  const [warmUp, counted] = [100, 200];
  const ask = async (from: number, count: number): Promise<void> => {
    for (let index = from; index < from + count; index++) await bodyOf(site.origin + urlOf(index));
  };
  await ask(0, warmUp);
  return (await processorTimeOf(pidOf(site), () => ask(warmUp, counted))) / 1000 / counted;
}

/** Once its best compression has replaced the fast one, which a request asks for. */
async function bestBodyOf(url: string): Promise<Body> {
  for (;;) {
    const body = await bodyOf(url);
    if (!body.etag.startsWith('W/')) return body;
    await sleep(100);
  }
}

const listPath = '/api/standard-account-specs';

/** The figures that depend on how long the lists are. */
async function contentFigures(site: Running): Promise<ContentFigures> {
  // A long list may be read after the site has begun to serve.
  while (!(await fetch(site.origin + listPath)).ok) await sleep(200);
  const suggestions = await bestBodyOf(site.origin + suggestionsPath('en'));
  const { entries } = JSON.parse(
    brotliDecompressSync(suggestions.bytes).toString(),
  ) as SuggestionIndex;
  const list = await bestBodyOf(site.origin + listPath);
  const { data } = JSON.parse(brotliDecompressSync(list.bytes).toString()) as { data: unknown[] };
  return {
    instruments: data.length,
    suggestedInstruments: entries.filter(({ kind }) => kind === 'instrument').length,
    suggestionBytes: suggestions.bytes.length,
    listBytes: list.bytes.length,
    memoryMb: memoryOf(pidOf(site)),
    searchMs: await newUrlMs(site, (index) => `/en/search?q=gold+${index}`),
    instrumentsMs: await newUrlMs(site, (index) => `/en/account-specs?q=S${index}`),
  };
}

type Served = Pick<GrowthFigures, 'site' | 'queue'>;

/** The site as it is: what requests cost, and how long they wait beside others. */
export async function measureSite(): Promise<Served> {
  const { folder, remove } = temporaryFolder('bench');
  const site = await startBuiltSite({
    settings: { DATA_FOLDER: folder, READINESS_TOKEN: readinessToken },
  });
  try {
    const page = `${site.origin}/en`;
    const { etag, bytes } = await bestBodyOf(page);
    const ready = await bodyOf(`${site.origin}/readyz`, {
      authorization: `Bearer ${readinessToken}`,
    });
    const { details } = JSON.parse(ready.bytes.toString()) as { details: { pages: number } };
    const content = await contentFigures(site);
    measure(pidOf(site), page, brotli);
    const pageMs = measure(pidOf(site), page, brotli).microseconds / 1000;
    const unchangedMs =
      measure(pidOf(site), page, { ...brotli, 'if-none-match': etag }).microseconds / 1000;
    const referralMs = await newUrlMs(site, (index) => `/en?ref=partner${index}`);
    return {
      site: {
        ...content,
        pages: details.pages,
        pageBytes: bytes.length,
        pageMs,
        unchangedMs,
        referralMs,
      },
      queue: [100, 20].map((pauseMs) => measureQueue(site, page, pauseMs, folder)),
    };
  } finally {
    await site.stop();
    remove();
  }
}

/** What bench/queue.ts is compared with. */
function measureQueue(
  site: Running,
  url: string,
  pauseMs: number,
  folder: string,
): GrowthFigures['queue'][number] {
  const script = path.join(folder, 'pause.lua');
  writeFileSync(script, `function delay() return -math.log(1 - math.random()) * ${pauseMs} end\n`);
  const runs = Array.from({ length: 5 }, () => measure(pidOf(site), url, brotli, 3, script));
  // The one that other programs disturbed least.
  const [best] = runs.toSorted((a, b) => a.p99Ms - b.p99Ms);
  if (!best) throw new Error('Nothing was measured');
  const { microseconds, perSecond, p50Ms, p99Ms } = best;
  return { clients: connections, pauseMs, serviceMs: microseconds / 1000, perSecond, p50Ms, p99Ms };
}

/** The site with a list of this many instruments, as a CMS delivers them. */
export async function measureInstruments(
  instruments: number,
): Promise<GrowthFigures['manyInstruments']> {
  const service = await startFakeContentService(instruments);
  const { folder, remove } = temporaryFolder('bench');
  const site = await startBuiltSite({
    settings: { DATA_FOLDER: folder, CONTENT_SERVICE_URL: service.origin },
  });
  try {
    return await contentFigures(site);
  } finally {
    await site.stop();
    await service.stop();
    remove();
  }
}

/** Processor time of what this process does. */
function ownMs(work: () => void): number {
  const startUsage = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(startUsage);
  return (user + system) / 1000;
}

/** The longest sitemap that search engines read. */
export async function measureSitemap(): Promise<GrowthFigures['sitemap']> {
  const settings = parseSettings({ PUBLIC_ORIGIN: 'https://www.example.com' });
  const routes = Array.from(
    { length: 16_666 },
    (_, index) => indexedRoutes[index % indexedRoutes.length] ?? 'home',
  );
  let response = new Response();
  const ms = ownMs(() => (response = sitemap(settings, undefined, routes)));
  const xml = await response.text();
  return { urls: xml.split('<loc>').length - 1, bytes: Buffer.byteLength(xml), ms };
}

/** Bytes on V8's heap that are in use. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** A rate limit that so many addresses meet within its window. */
export function measureRateLimit(addresses: number): GrowthFigures['rateLimit'][number] {
  const bytesBefore = usedBytes();
  const limit = createRateLimit({ max: 1, windowSeconds: 3600 });
  const ms = ownMs(() => {
    for (let index = 0; index < addresses; index++) limit.take(`2001:db8::${index}`, index / 1000);
  });
  const megabytes = (usedBytes() - bytesBefore) / 1e6;
  // Used once more, so that it is not collected before it is weighed.
  limit.take('', 0);
  return { addresses, microseconds: (ms * 1000) / addresses, megabytes };
}
