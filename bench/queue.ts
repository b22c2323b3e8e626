/** Discrete-event simulations of visitors at the site, and of the queue in front of each of its processes. */

/** Random numbers from 0 to 1 that are the same in each run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The time until the next of events that happen at random. */
const exponential = (meanMs: number, random: () => number): number =>
  -Math.log(1 - random()) * meanMs;

/** What a request is, and how long one process works on it. */
export interface RequestKind {
  share: number;
  serviceMs: number;
}

function serviceMsOf(kinds: readonly RequestKind[], random: () => number): number {
  let rest = random() * kinds.reduce((sum, { share }) => sum + share, 0);
  for (const { share, serviceMs } of kinds) if ((rest -= share) < 0) return serviceMs;
  return kinds.at(-1)?.serviceMs ?? 0;
}

export interface QueueFigures {
  /** Of each process, from 0 to 1. */
  utilisation: number;
  perSecond: number;
  /** From the request's arrival until its response is ready. */
  p50Ms: number;
  p99Ms: number;
}

const requestsSimulated = 200_000;

function figuresOf(
  responseMs: number[],
  busyMs: number,
  endMs: number,
  processes: number,
): QueueFigures {
  const sorted = Float64Array.from(responseMs).toSorted();
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return {
    utilisation: busyMs / endMs / processes,
    perSecond: (responseMs.length / endMs) * 1000,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}

/** Many visitors who know nothing of each other; each request goes to any of the processes and waits its turn there. */
export function simulateVisitors({
  perSecond,
  processes,
  kinds,
  seed = 1,
}: {
  perSecond: number;
  processes: number;
  kinds: readonly RequestKind[];
  seed?: number;
}): QueueFigures {
  const random = seededRandom(seed);
  const freeAtMs = Array.from({ length: processes }, () => 0);
  const responseMs: number[] = [];
  let [nowMs, busyMs] = [0, 0];
  while (responseMs.length < requestsSimulated) {
    nowMs += exponential(1000 / perSecond, random);
    const process = Math.floor(random() * processes);
    const serviceMs = serviceMsOf(kinds, random);
    const doneMs = Math.max(nowMs, freeAtMs[process] ?? 0) + serviceMs;
    freeAtMs[process] = doneMs;
    busyMs += serviceMs;
    responseMs.push(doneMs - nowMs);
  }
  return figuresOf(responseMs, busyMs, Math.max(nowMs, ...freeAtMs), processes);
}

/** A fixed number of clients at one process, as `wrk` has them: each waits for its response, pauses, and asks again. */
export function simulateClients({
  clients,
  pauseMs,
  serviceMs,
  seed = 1,
}: {
  clients: number;
  pauseMs: number;
  serviceMs: number;
  seed?: number;
}): QueueFigures {
  const random = seededRandom(seed);
  const asksAtMs = Array.from({ length: clients }, () => exponential(pauseMs, random));
  const responseMs: number[] = [];
  let freeAtMs = 0;
  while (responseMs.length < requestsSimulated) {
    const nowMs = Math.min(...asksAtMs);
    freeAtMs = Math.max(nowMs, freeAtMs) + serviceMs;
    responseMs.push(freeAtMs - nowMs);
    asksAtMs[asksAtMs.indexOf(nowMs)] = freeAtMs + exponential(pauseMs, random);
  }
  return figuresOf(responseMs, responseMs.length * serviceMs, freeAtMs, 1);
}
