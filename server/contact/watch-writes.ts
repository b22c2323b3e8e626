import type { Outbox } from './outbox.ts';
import { problemName } from './problem-name.ts';

type Write = 'store' | 'markDelivered' | 'recordFailure' | 'noteTime';

/** An outbox whose failures to write are remembered until the same write succeeds, or the time is noted, as every ten minutes. */
export function watchWrites(outbox: Outbox): {
  outbox: Outbox;
  /** Why the store cannot be written, if it cannot. */
  problem: () => string | undefined;
} {
  const problems = new Map<Write, string>();

  async function watch<Result>(name: Write, write: () => Promise<Result>): Promise<Result> {
    try {
      const result = await write();
      problems.delete(name);
      if (name === 'noteTime') problems.clear();
      return result;
    } catch (error) {
      problems.set(name, problemName(error));
      throw error;
    }
  }

  return {
    outbox: {
      ...outbox,
      store: (message, now) => watch('store', () => outbox.store(message, now)),
      markDelivered: (id, now) => watch('markDelivered', () => outbox.markDelivered(id, now)),
      recordFailure: (...failure) => watch('recordFailure', () => outbox.recordFailure(...failure)),
      noteTime: (time, last) => watch('noteTime', () => outbox.noteTime(time, last)),
    },
    problem: () => problems.values().next().value,
  };
}
