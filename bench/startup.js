// @ts-check
/**
 * `npm run bench -- startup`: the time from the start of the process to the first page and to `Serving …`, and the memory at
 * rest and after 1,400 different searches; as Node and the allocator are set by default, and as deploy/ sets them. A bare Node
 * process shows what the machine itself takes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/harness/free-port.ts';
import { temporaryFolder } from '../tests/harness/temporary-folder.ts';
import { build } from '../tools/build.js';
import { startBuiltSite } from '../tools/server-process.js';

const rounds = 5;
const searches = 1400;
const searchesAtOnce = 8;
/** Until the responses are compressed and the garbage of the start is collected. */
const restMs = 5000;

const [, memorySettings = ''] =
  /^Environment=(NODE_OPTIONS=.*)$/m.exec(readFileSync('deploy/systemd/site@.service', 'utf8')) ??
  [];
const environments = {
  'by default': {},
  'as in deploy/': Object.fromEntries(
    memorySettings.split(' ').map((setting) => setting.split(/=(.*)/)),
  ),
};

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {string} url @returns {Promise<number>} when the first response has arrived */
async function whenAnswered(url) {
  for (;;) {
    try {
      await (await fetch(url)).arrayBuffer();
      return performance.now();
    } catch {
      await sleep(1);
    }
  }
}

/** @param {number | undefined} pid @returns {number} MB */
const memoryOf = (pid) =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );

/** @param {string} origin */
async function search(origin) {
  let count = 0;
  await Promise.all(
    Array.from({ length: searchesAtOnce }, async () => {
      while (count < searches) {
        count += 1;
        const response = await fetch(`${origin}/en/search?q=gold${count}`);
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`a search got ${response.status}`);
      }
    }),
  );
}

await build();
const { folder, remove } = temporaryFolder('bench');
try {
  const floors = Array.from({ length: rounds }, () => {
    const startMs = performance.now();
    spawnSync(process.execPath, ['-e', '0']);
    return performance.now() - startMs;
  });
  console.log(`bare Node: ${median(floors).toFixed(0)} ms`);
  for (const [name, environment] of Object.entries(environments)) {
    const firstPages = [];
    const starts = [];
    for (let round = 0; round < rounds; round++) {
      const port = await freePort();
      const startMs = performance.now();
      const answered = whenAnswered(`http://127.0.0.1:${port}/en`);
      const site = await startBuiltSite({
        settings: { ...environment, DATA_FOLDER: folder, PORT: String(port) },
      });
      starts.push(performance.now() - startMs);
      firstPages.push((await answered) - startMs);
      if (round < rounds - 1) {
        await site.stop();
        continue;
      }
      await sleep(restMs);
      const atRest = memoryOf(site.process.pid);
      await search(site.origin);
      console.log(
        `${name.padEnd(20)} first page ${median(firstPages).toFixed(0)} ms, serving ${median(starts).toFixed(0)} ms; memory at rest ${atRest} MB, after ${searches} searches ${memoryOf(site.process.pid)} MB`,
      );
      await site.stop();
    }
  }
} finally {
  remove();
}
