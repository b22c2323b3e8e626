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
console.log(
  '| pages | rendered and compressed | each | found kept | bytes of pages | each | memory of the process |',
);
console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const count of counts) {
  const { status } = spawnSync(process.execPath, ['--expose-gc', store, String(count)], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${store} ${count} ended with ${status}`);
}
