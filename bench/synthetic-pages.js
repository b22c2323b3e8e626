// @ts-check
/**
 * `npm run bench -- synthetic-pages`: the page store with 100, 1,000 and 10,000 pages: the time to render and compress all of
 * them, to find them kept at a restart, and the memory that they take. The site's own pages take turns at made-up paths, so that
 * a page weighs what it weighs on the site. Takes some minutes.
 */
import { spawnSync } from 'node:child_process';
import { build } from '../tools/build.js';

const counts = [100, 1000, 10_000];
/** One process for each count: memory once given to a process stays with it. */
const store = 'bench/synthetic-store.js';

await build();
const columns = [
  'pages',
  'rendered and compressed in',
  'processor time of each',
  'found kept in',
  'processor time of each',
  'bytes of pages',
  'of each',
  'memory of the process',
];
console.log(`| ${columns.join(' | ')} |\n|${' ---: |'.repeat(columns.length)}`);
for (const count of counts) {
  const { status } = spawnSync(process.execPath, ['--expose-gc', store, String(count)], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${store} ${count} ended with ${status}`);
}
