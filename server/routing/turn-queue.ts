import { setTimeout } from 'node:timers/promises';

/** Thrown when no turn is left to wait for. */
export class QueueFullError extends Error {}

export interface TurnQueue {
  /** Resolves when it is this IP's turn. @throws {QueueFullError} */
  waitForTurn(ip: string): Promise<void>;
  /** How many wait now, and how many were refused since the start. */
  readonly figures: Readonly<Record<'waiting' | 'refused', number>>;
}

export interface TurnQueueOptions {
  /** Waiting requests of all IPs together. */
  maxWaiting: number;
  maxWaitingPerIp: number;
  /** How long a refusal takes. A client that asks again at once would cost more than its page. */
  refusalDelayMs: number;
  /** Awaited before each turn: resolves when the work of the last one is done. */
  whenFree?: () => Promise<void>;
  sleep?: (ms: number) => Promise<unknown>;
}

/**
 * Grants one turn at a time, to the IPs in rotation, and at most one per pass of the event loop. Work of milliseconds
 * (rendering a page for a query string) then delays others by one piece of work, not by all that is waiting.
 */
export function createTurnQueue({
  maxWaiting,
  maxWaitingPerIp,
  refusalDelayMs,
  whenFree = () => Promise.resolve(),
  sleep = (ms) => setTimeout(ms, undefined, { ref: false }),
}: TurnQueueOptions): TurnQueue {
  /** The requests of each IP that wait. An IP whose turn has come moves to the end. */
  const waitingByIp = new Map<string, (() => void)[]>();
  let waiting = 0;
  let refused = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting === 0) return;
    isScheduled = true;
    setImmediate(() => void whenFree().then(grantTurn));
  }

  function grantTurn(): void {
    isScheduled = false;
    const [next] = waitingByIp;
    if (!next) return;
    const [ip, grants] = next;
    waitingByIp.delete(ip);
    const grant = grants.shift();
    if (grants.length > 0) waitingByIp.set(ip, grants);
    waiting -= 1;
    grant?.();
    schedule();
  }

  async function refuse(): Promise<never> {
    refused += 1;
    await sleep(refusalDelayMs);
    throw new QueueFullError('Too many requests are waiting');
  }

  return {
    waitForTurn(ip) {
      const grants = waitingByIp.get(ip) ?? [];
      if (waiting >= maxWaiting || grants.length >= maxWaitingPerIp) return refuse();
      waiting += 1;
      const { promise, resolve } = Promise.withResolvers<void>();
      grants.push(resolve);
      waitingByIp.set(ip, grants);
      schedule();
      return promise;
    },
    get figures() {
      return { waiting, refused };
    },
  };
}
