import { backoffMs } from '../../../core/util/backoff.ts';
import { dayMs } from '../../../core/util/durations.ts';
import type { Log } from '../../log.ts';
import { errorName } from '../error-name.ts';
import { deliveryTimes, maxConcurrent, pruneIntervalMs } from '../limits.ts';
import type { MessageOutbox } from '../store/message-outbox.ts';
import type { StoreClock } from '../store/store-clock.ts';
import type { LeasedMessage } from '../store/stored-message.ts';
import type { Send } from './smtp.ts';

export interface Delivery {
  start(): void;
  /** Checks the outbox at once: there is a new message. */
  wake(): void;
  /** Leases no further messages; resolves when the attempts in progress have ended. */
  stop(): Promise<void>;
}

export type DeliveryTimes = typeof deliveryTimes;

interface DeliveryOptions {
  outbox: Pick<MessageOutbox, 'lease' | 'markDelivered' | 'recordFailure' | 'remove'>;
  /** Undefined: messages are stored and not sent. */
  send: Send | undefined;
  log: Log;
  /** Older messages are deleted. */
  retentionDays: number;
  clock?: Pick<StoreClock, 'now' | 'follow'>;
  random?: () => number;
  times?: DeliveryTimes;
}

/** The machine's clock, right or wrong. */
const machineClock = { now: () => new Date(), follow: () => Promise.resolve() };

/** Sends the outbox's due messages, retries the failed ones and deletes the old ones. */
export function createDelivery({
  outbox,
  send,
  log,
  retentionDays,
  clock = machineClock,
  random = Math.random,
  times = deliveryTimes,
}: DeliveryOptions): Delivery {
  const now = (): Date => clock.now();
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let wakeUp = Promise.withResolvers<void>();
  let prunedAtMs = Number.NEGATIVE_INFINITY;
  let isOutboxDown = false;

  async function deliver(message: LeasedMessage, sendMail: Send): Promise<void> {
    try {
      await sendMail(message);
    } catch (error) {
      return recordFailure(message, errorName(error));
    }
    await outbox.markDelivered(message.id, now());
    log.info('A contact message was delivered', { id: message.id, attempts: message.attempts });
  }

  async function recordFailure(message: LeasedMessage, errorText: string): Promise<void> {
    const firstAttemptAt = message.firstAttemptAt ?? message.receivedAt;
    const delayMs = backoffMs(
      message.attempts,
      { firstMs: times.firstRetryMs, maxMs: times.maxRetryMs },
      random(),
    );
    const next = new Date(now().getTime() + delayMs);
    const willRetry = next.getTime() - firstAttemptAt.getTime() <= times.giveUpAfterMs;
    await outbox.recordFailure(message, errorText, willRetry ? next : undefined);
    const details = { id: message.id, attempts: message.attempts, error: errorText };
    if (willRetry)
      log.info('A contact message could not be delivered yet', {
        ...details,
        nextAttemptAt: next.toISOString(),
      });
    else
      log.error(
        'A contact message could not be delivered and will not be retried; see npm run messages',
        details,
      );
  }

  async function deliverDue(sendMail: Send): Promise<void> {
    // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- stop() changes it
    while (!stopped) {
      const due = await outbox.lease(maxConcurrent, times.leaseMs, now());
      if (due.length === 0) return;
      const results = await Promise.allSettled(due.map((message) => deliver(message, sendMail)));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    }
  }

  async function prune(): Promise<void> {
    if (now().getTime() - prunedAtMs < pruneIntervalMs) return;
    const removed = await outbox.remove({
      kind: 'old',
      receivedBefore: new Date(now().getTime() - retentionDays * dayMs),
    });
    prunedAtMs = now().getTime();
    if (removed > 0)
      log.info('Old contact messages were deleted', { removed, olderThanDays: retentionDays });
  }

  async function run(): Promise<void> {
    // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- stop() changes it
    while (!stopped) {
      wakeUp = Promise.withResolvers();
      try {
        await clock.follow();
        if (send) await deliverDue(send);
        await prune();
        isOutboxDown = false;
      } catch (error) {
        if (!isOutboxDown)
          log.error('The outbox of contact messages does not respond', {
            error: errorName(error),
          });
        isOutboxDown = true;
      }
      const timer = setTimeout(() => wakeUp.resolve(), times.pollIntervalMs);
      await wakeUp.promise;
      clearTimeout(timer);
    }
  }

  return {
    start() {
      running = run();
    },
    wake: () => wakeUp.resolve(),
    stop() {
      stopped = true;
      wakeUp.resolve();
      return running;
    },
  };
}
