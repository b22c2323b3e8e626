import { setTimeout as timeout } from 'node:timers/promises';

interface Clock {
  now: () => number;
  pause: (milliseconds: number) => Promise<unknown>;
}

/**
 * Runs the work one at a time. Whoever calls while it runs waits for one more run, together with all others who do: what they
 * know of may have come too late for the running one. Runs begin at least `gap` milliseconds after the last has ended.
 */
export function joinCalls<Result>(
  work: () => Promise<Result>,
  minGapMs: number,
  { now, pause }: Clock = { now: Date.now, pause: (milliseconds) => timeout(milliseconds) },
): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Result> | undefined;
  let earliestStartMs = 0;

  async function runNext(): Promise<Result> {
    await running.catch(() => {});
    const early = earliestStartMs - now();
    if (early > 0) await pause(early);
    waiting = undefined;
    const current = work().finally(() => (earliestStartMs = now() + minGapMs));
    running = current;
    return current;
  }

  return () => (waiting ??= runNext());
}
