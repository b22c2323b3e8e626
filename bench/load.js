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
 * The processor time of all threads of a process, in microseconds.
 * @param {number} pid @param {() => Promise<unknown>} work
 */
export async function processorTimeOf(pid, work) {
  const before = processorTimes(pid);
  await work();
  return processorTimeSince(pid, before);
}

/** @param {number} pid @returns {number} MB */
export const memoryOf = (pid) =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );

export const connections = 32;

/** @param {string} text such as 1.52ms @returns {number} */
function millisecondsOf(text) {
  const [, number, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(number) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1);
}

/**
 * @typedef {object} Rate
 * @property {number} perSecond
 * @property {number} microseconds of processor time for one request, which says more than the requests per second where other
 *   programs are running
 * @property {number} p50Ms
 * @property {number} p99Ms
 */

/** @param {number} pid of the server @param {string} url @param {Record<string, string>} headers @param {number} [seconds] @param {string} [script] of wrk @returns {Rate} */
export function measure(pid, url, headers, seconds = 2, script) {
  const before = processorTimes(pid);
  const { stdout } = spawnSync(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      ...(script ? ['-s', script] : []),
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      url,
    ],
    { encoding: 'utf8' },
  );
  const problem = stdout.match(/Non-2xx.*|Socket errors.*/)?.[0];
  if (problem) throw new Error(`${url}: ${problem}`);
  const count = Number(stdout.match(/(\d+) requests in/)?.[1] ?? Number.NaN);
  const latency = (/** @type {string} */ part) =>
    millisecondsOf(stdout.match(new RegExp(`^ +${part}% +(\\S+)`, 'm'))?.[1] ?? '');
  return {
    perSecond: Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1] ?? Number.NaN),
    microseconds: processorTimeSince(pid, before) / count,
    p50Ms: latency('50'),
    p99Ms: latency('99'),
  };
}

/** @param {number[]} values */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
