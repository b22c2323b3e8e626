import { setTimeout } from 'node:timers/promises';

/** Thrown when no turn is left to wait for. */
export class QueueFullError extends Error {}

export interface TurnQueue {
  /** Resolves when it is this client's turn. @throws {QueueFullError} */
  waitForTurn(client: string): Promise<void>;
}

export interface TurnQueueOptions {
  /** Waiting requests of all clients together. */
  maxWaiting: number;
  maxWaitingPerClient: number;
  /** How long a refusal takes. A client that asks again at once would cost more than its page. */
  refusalDelayMs: number;
  sleep?: (ms: number) => Promise<unknown>;
}

/**
 * Grants one turn per pass of the event loop, to the clients in rotation. Work that occupies the thread for milliseconds
 * (rendering a page for a query string) then delays other requests by one piece of work, not by all that is waiting.
 */
export function createTurnQueue({
  maxWaiting,
  maxWaitingPerClient,
  refusalDelayMs,
  sleep = (ms) => setTimeout(ms, undefined, { ref: false }),
}: TurnQueueOptions): TurnQueue {
  /** What each client waits for. A client whose turn has come moves to the end. */
  const clients = new Map<string, (() => void)[]>();
  let waiting = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting === 0) return;
    isScheduled = true;
    setImmediate(grantTurn);
  }

  function grantTurn(): void {
    isScheduled = false;
    const [next] = clients;
    if (!next) return;
    const [client, grants] = next;
    clients.delete(client);
    const grant = grants.shift();
    if (grants.length > 0) clients.set(client, grants);
    waiting -= 1;
    grant?.();
    schedule();
  }

  async function refuse(): Promise<never> {
    await sleep(refusalDelayMs);
    throw new QueueFullError('Too many requests are waiting');
  }

  return {
    waitForTurn(client) {
      const grants = clients.get(client) ?? [];
      if (waiting >= maxWaiting || grants.length >= maxWaitingPerClient) return refuse();
      waiting += 1;
      const { promise, resolve } = Promise.withResolvers<void>();
      grants.push(resolve);
      clients.set(client, grants);
      schedule();
      return promise;
    },
  };
}
