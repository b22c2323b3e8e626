// @ts-check
/**
 * `npm run bench -- observing`: what metrics, access log and traces cost: processor time of a request for a page, a revalidation
 * and an unknown path, with each of them on, compared with none, which runs twice to show how far two equal servers differ. Needs the system package `wrk`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../tools/build.js';
import { startBuiltSite } from '../tools/server-process.js';
import { measure, median } from './load.js';

const rounds = 12;

if (spawnSync('which', ['wrk']).status !== 0) {
  console.error('wrk is missing: install the system package wrk');
  process.exit(1);
}

await build();
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
const collector = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.end());
});
/** @type {string} */
const collectorOrigin = await new Promise((resolve) => {
  collector.listen(0, '127.0.0.1', () => {
    const address = collector.address();
    resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  });
});
const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collectorOrigin };
/** @type {Record<string, Record<string, string>>} */
const variants = {
  nothing: {},
  'nothing again': {},
  metrics: { METRICS_PORT: '0' },
  'access log': { ACCESS_LOG: 'json' },
  'traces of 1 %': {
    ...traces,
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.01',
  },
  'traces of all': traces,
};
const sites = await Promise.all(
  Object.entries(variants).map(async ([name, settings]) => {
    const data = path.join(folder, name.replaceAll(' ', '-'));
    const site = await startBuiltSite({ settings: { ...settings, DATA_FOLDER: data } });
    return { name, site };
  }),
);

const page = { 'accept-encoding': 'br' };
const etag =
  (await fetch(`${sites[0]?.site.origin}/`, { headers: page })).headers.get('etag') ?? '';
/** @type {[string, string, Record<string, string>][]} */
const cases = [
  ['page', '/', page],
  ['page, 304', '/', { ...page, 'if-none-match': etag }],
  ['redirect', '/About', page],
];
try {
  for (const [name, url, headers] of cases) {
    /** @type {Map<string, number[]>} */
    const times = new Map(sites.map((variant) => [variant.name, []]));
    // Each round begins with another site, and the first is for the compiler.
    for (let round = 0; round <= rounds; round++)
      for (const [index] of sites.entries()) {
        const { name: variant, site } = /** @type {typeof sites[number]} */ (
          sites[(index + round) % sites.length]
        );
        const { microseconds } = measure(site.process.pid ?? 0, site.origin + url, headers, 1);
        if (round > 0) times.get(variant)?.push(microseconds);
      }
    // What else the machine does can only make a round slower.
    for (const [variant, values] of times)
      console.log(
        `${name.padEnd(12)} ${variant.padEnd(14)} ${Math.min(...values).toFixed(2)} µs in the quietest round, median ${median(values).toFixed(1)} µs`,
      );
  }
} finally {
  await Promise.all(sites.map(({ site }) => site.stop()));
  collector.close();
  rmSync(folder, { recursive: true, force: true });
}
