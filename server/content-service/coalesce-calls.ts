import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Merges calls into one run at a time. Calls during a run share the next run, because the running one may have started too
 * early to see their changes. A run starts at least `minGapMs` after the start of the last.
 */
export function coalesceCalls<Result>(
  work: () => Promise<Result>,
  minGapMs: number,
): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  async function runNext(): Promise<Result> {
    await running;
    next = undefined;
    const current = work();
    running = Promise.allSettled([current, sleep(minGapMs, undefined, { ref: false })]);
    return current;
  }

  return () => (next ??= runNext());
}
