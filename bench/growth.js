// @ts-check
/**
 * `npm run bench -- growth [--write]`: what the site costs as it is and with far more instruments, messages, addresses and URLs
 * than it has, and what follows for ten, a thousand and a hundred thousand times today's (bench/growth-model.ts). `--write` puts
 * the figures into bench/growth-figures.json and the tables into docs/scaling.md. Takes three minutes. Needs the system package
 * `wrk`; without Postgres, its lines are missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { build } from '../tools/build.js';
import { sectionsOf } from './growth-model.ts';
import {
  measureInstruments,
  measureRateLimit,
  measureSitemap,
  measureSite,
} from './growth-site.ts';
import { measureSharedLimit, measureStores } from './growth-store.ts';
import { replaceSection } from './tables.ts';

const document = 'docs/scaling.md';
const figuresFile = 'bench/growth-figures.json';

await build();
const [startLoad] = loadavg();
/** @type {import('./growth-figures.ts').GrowthFigures} */
const figures = {
  ...(await measureSite()),
  manyInstruments: await measureInstruments(20_000),
  sitemap: await measureSitemap(),
  // The first one warms the code up.
  rateLimit: [10_000, 100_000, 1_000_000].map(measureRateLimit).slice(1),
  stores: await measureStores([100, 10_000, 1_000_000]),
  sharedLimitPerSecond: (await measureSharedLimit()) ?? Number.NaN,
  measured: '',
};
const loads = [startLoad ?? 0, loadavg()[0] ?? 0].map((load) => load.toFixed(0)).join(' to ');
figures.measured = `Measured on ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} processor cores, beside other programs (load ${loads}).`;

const sections = sectionsOf(figures);
for (const [name, section] of Object.entries(sections)) console.log(`\n${name}\n\n${section}`);
if (process.argv.includes('--write')) {
  writeFileSync(figuresFile, `${JSON.stringify(figures, undefined, 2)}\n`);
  writeFileSync(
    document,
    Object.entries(sections).reduce(
      (text, [name, section]) => replaceSection(text, name, section),
      readFileSync(document, 'utf8'),
    ),
  );
}
