import type { Log } from '../log.ts';
import type { ClaimedMessage, Outbox } from './outbox.ts';
import { problemName } from './problem-name.ts';
import { maxAttemptMs, type Send } from './smtp.ts';

export interface Delivery {
  start(): void;
  /** There is something new. */
  wake(): void;
  /** Takes nothing more; resolves when what is on its way has arrived or failed. */
  stop(): Promise<void>;
}

export interface DeliveryTimes {
  /** How often the outbox is looked at when nothing wakes us: other replicas and `npm run messages` put things there, too. */
  lookEvery: number;
  /** A lease outlasts the longest attempt; a worker that was killed loses its messages to others after it. */
  lease: number;
  /** The pause after the first failed attempt; it doubles each time. */
  firstPause: number;
  maxPauseMs: number;
  giveUpAfter: number;
}

/** In milliseconds. */
export const deliveryTimes: DeliveryTimes = {
  lookEvery: 5000,
  lease: maxAttemptMs + 60_000,
  firstPause: 15_000,
  maxPauseMs: 60 * 60_000,
  giveUpAfter: 3 * 24 * 60 * 60_000,
};

const atOnce = 4;
const pruneEvery = 60 * 60_000;
const day = 24 * 60 * 60_000;

interface DeliveryParts {
  outbox: Outbox;
  /** Undefined: messages are only kept. */
  send: Send | undefined;
  log: Log;
  /** Messages older than this many days are deleted. */
  keepDays: number;
  now?: () => Date;
  random?: () => number;
  times?: DeliveryTimes;
}

/** The pause after so many failed attempts: doubling, and never two messages in step. */
export function pauseAfter(
  attempts: number,
  { firstPause, maxPauseMs }: DeliveryTimes,
  random: number,
): number {
  return Math.min(firstPause * 2 ** (attempts - 1), maxPauseMs) * (0.5 + random / 2);
}

/** Takes what is due out of the outbox and sends it; tries again where that fails; deletes what is too old. */
export function createDelivery({
  outbox,
  send,
  log,
  keepDays,
  now = () => new Date(),
  random = Math.random,
  times = deliveryTimes,
}: DeliveryParts): Delivery {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let awake = Promise.withResolvers<void>();
  let prunedAt = Number.NEGATIVE_INFINITY;
  let outboxFails = false;

  async function deliver(message: ClaimedMessage, by: Send): Promise<void> {
    try {
      await by(message);
    } catch (error) {
      return failed(message, problemName(error));
    }
    await outbox.delivered(message.id, now());
    log.info('A contact message was delivered', { id: message.id, attempts: message.attempts });
  }

  async function failed(message: ClaimedMessage, problem: string): Promise<void> {
    const since = message.firstAttemptAt ?? message.receivedAt;
    const next = new Date(now().getTime() + pauseAfter(message.attempts, times, random()));
    const again = next.getTime() - since.getTime() <= times.giveUpAfter;
    await outbox.notDelivered(message, problem, again ? next : undefined);
    const details = { id: message.id, attempts: message.attempts, problem };
    if (again)
      log.info('A contact message could not be delivered yet', {
        ...details,
        nextAttemptAt: next.toISOString(),
      });
    else
      log.error(
        'A contact message could not be delivered and is given up: npm run messages',
        details,
      );
  }

  async function deliverDue(by: Send): Promise<void> {
    // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- stop() sets it meanwhile
    while (!stopped) {
      const due = await outbox.claim(atOnce, times.lease / 1000, now());
      if (due.length === 0) return;
      const results = await Promise.allSettled(due.map((message) => deliver(message, by)));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    }
  }

  async function prune(): Promise<void> {
    if (now().getTime() - prunedAt < pruneEvery) return;
    const removed = await outbox.remove({
      receivedBefore: new Date(now().getTime() - keepDays * day),
    });
    prunedAt = now().getTime();
    if (removed > 0)
      log.info('Old contact messages were deleted', { removed, olderThanDays: keepDays });
  }

  async function run(): Promise<void> {
    // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- stop() sets it meanwhile
    while (!stopped) {
      awake = Promise.withResolvers();
      try {
        if (send) await deliverDue(send);
        await prune();
        outboxFails = false;
      } catch (error) {
        if (!outboxFails)
          log.error('The outbox of contact messages does not answer', {
            problem: problemName(error),
          });
        outboxFails = true;
      }
      const timer = setTimeout(() => awake.resolve(), times.lookEvery);
      await awake.promise;
      clearTimeout(timer);
    }
  }

  return {
    start() {
      running = run();
    },
    wake: () => awake.resolve(),
    stop() {
      stopped = true;
      awake.resolve();
      return running;
    },
  };
}
