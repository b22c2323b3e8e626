// @ts-check
/** Puts a server under load with `wrk`, for the benchmarks that compare servers. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of each thread of a process so far, in microseconds (Linux). @param {number} pid */
const processorTimes = (pid) =>
  new Map(
    readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [nanoseconds = ''] = readFileSync(
        `/proc/${pid}/task/${thread}/schedstat`,
        'utf8',
      ).split(' ');
      return [thread, Number(nanoseconds) / 1000];
    }),
  );

/** @param {number} pid @param {Map<string, number>} before @returns the time since then; threads that have ended are left out */
function processorTimeSince(pid, before) {
  let time = 0;
  for (const [thread, now] of processorTimes(pid)) time += now - (before.get(thread) ?? 0);
  return time;
}

/**
 * @typedef {{ perSecond: number, microseconds: number }} Rate microseconds: of processor time for one request, which says
 *   more than the requests per second where other programs are running
 */

/** @param {number} pid of the server @param {string} url @param {Record<string, string>} headers @param {number} [seconds] @returns {Rate} */
export function measure(pid, url, headers, seconds = 2) {
  const before = processorTimes(pid);
  const { stdout } = spawnSync(
    'wrk',
    [
      '-t1',
      '-c32',
      `-d${seconds}s`,
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      url,
    ],
    { encoding: 'utf8' },
  );
  const problem = stdout.match(/Non-2xx.*|Socket errors.*/)?.[0];
  if (problem) throw new Error(`${url}: ${problem}`);
  const count = Number(stdout.match(/(\d+) requests in/)?.[1] ?? Number.NaN);
  return {
    perSecond: Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1] ?? Number.NaN),
    microseconds: processorTimeSince(pid, before) / count,
  };
}

/** @param {number[]} values */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
