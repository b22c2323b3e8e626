import { errorName } from '../error-name.ts';
import type { ContactStore } from './contact-store.ts';

type Write = 'store' | 'markDelivered' | 'recordFailure' | 'noteTime';

/** Wraps a store to remember failed writes, until the same write succeeds or the time is recorded (`noteIntervalMs`). */
export function watchWrites(store: ContactStore): {
  store: ContactStore;
  /** Why the store cannot be written, if it cannot. */
  lastError: () => string | undefined;
} {
  const { outbox, clockNotes } = store;
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
    store: {
      ...store,
      outbox: {
        ...outbox,
        store: (message, now) => watch('store', () => outbox.store(message, now)),
        markDelivered: (id, now) => watch('markDelivered', () => outbox.markDelivered(id, now)),
        recordFailure: (...failure) =>
          watch('recordFailure', () => outbox.recordFailure(...failure)),
      },
      clockNotes: {
        ...clockNotes,
        noteTime: (time, last) => watch('noteTime', () => clockNotes.noteTime(time, last)),
      },
    },
    lastError: () => errors.values().next().value,
  };
}
