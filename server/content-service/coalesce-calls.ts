import { setTimeout } from 'node:timers/promises';

interface Clock {
  now: () => number;
  sleep: (delayMs: number) => Promise<unknown>;
}

/**
 * Merges calls into one run at a time. Calls during a run share the next run, because the running one may have started too
 * early to see their changes. A run starts at least `minGapMs` after the end of the last.
 */
export function coalesceCalls<Result>(
  work: () => Promise<Result>,
  minGapMs: number,
  { now, sleep }: Clock = { now: Date.now, sleep: (delayMs) => setTimeout(delayMs) },
): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  let earliestStartMs = 0;

  async function runNext(): Promise<Result> {
    await running.catch(() => {});
    const delayMs = earliestStartMs - now();
    if (delayMs > 0) await sleep(delayMs);
    next = undefined;
    const current = work().finally(() => (earliestStartMs = now() + minGapMs));
    running = current;
    return current;
  }

  return () => (next ??= runNext());
}
