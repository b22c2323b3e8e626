import { errorName } from '../error-name.ts';
import type { Outbox } from './outbox.ts';

type Write = 'store' | 'markDelivered' | 'recordFailure' | 'noteTime';

/** An outbox whose failures to write are remembered until the same write succeeds, or the time is noted, as every ten minutes. */
export function watchWrites(outbox: Outbox): {
  outbox: Outbox;
  /** Why the store cannot be written, if it cannot. */
  lastError: () => string | undefined;
} {
  const errors = new Map<Write, string>();

  async function watch<Result>(name: Write, write: () => Promise<Result>): Promise<Result> {
    try {
      const result = await write();
      errors.delete(name);
      if (name === 'noteTime') errors.clear();
      return result;
    } catch (error) {
      errors.set(name, errorName(error));
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
    lastError: () => errors.values().next().value,
  };
}
