import { maxCountingShare } from '../limits.ts';

/**
 * Repeats the last result instead of calling again too soon after a slow call. Concurrent calls share one. Failures are not
 * kept.
 */
export function callSparingly<Result>(
  call: () => Promise<Result>,
  nowMs: () => number = () => performance.now(),
): () => Promise<Result> {
  let last: Promise<Result> | undefined;
  let keptUntilMs = Number.POSITIVE_INFINITY;

  async function callNow(): Promise<Result> {
    const startMs = nowMs();
    try {
      const result = await call();
      keptUntilMs = nowMs() + (nowMs() - startMs) / maxCountingShare;
      return result;
    } catch (error) {
      last = undefined;
      throw error;
    }
  }

  return () => {
    if (!last || nowMs() >= keptUntilMs) {
      keptUntilMs = Number.POSITIVE_INFINITY;
      last = callNow();
    }
    return last;
  };
}
