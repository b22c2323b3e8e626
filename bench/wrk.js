// @ts-check
/** Requests by the system package `wrk`, and the processor time that they cost a server. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Processor time of a process so far, in microseconds; Linux counts it in hundredths of a second. @param {number} pid */
export function processorTimeOf(pid) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [userTicks, systemTicks] = fields.split(' ').slice(11, 13).map(Number);
  return ((userTicks ?? 0) + (systemTicks ?? 0)) * 10_000;
}

/**
 * @typedef {object} Rate
 * @property {number} perSecond
 * @property {number} microseconds of processor time for one request, which says more than the requests per second where other
 *   programs are running
 * @property {number} p50Ms
 * @property {number} p99Ms
 */

/** @param {string} text such as 1.52ms @returns {number} */
function millisecondsOf(text) {
  const [, number, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(number) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1);
}

/**
 * @param {number} pid
 * @param {string} url
 * @param {{ headers?: Record<string, string>, connections?: number, seconds?: number, script?: string }} [options]
 * @returns {Rate}
 */
export function measure(pid, url, { headers = {}, connections = 32, seconds = 2, script } = {}) {
  const startTime = processorTimeOf(pid);
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
    microseconds: (processorTimeOf(pid) - startTime) / count,
    p50Ms: latency('50'),
    p99Ms: latency('99'),
  };
}

/** @param {number} pid @returns {number} MB */
export const memoryOf = (pid) =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );
