import { backoffMs } from '../../core/util/backoff.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../core/util/durations.ts';
import type { Log } from '../log.ts';
import { errorName } from './error-name.ts';
import type { Send } from './mail.ts';
import type { LeasedMessage, Outbox } from './outbox.ts';

export interface DeliveryTimes {
  /** How often the outbox is checked without a wake-up: other replicas and `npm run messages` change it, too. */
  pollIntervalMs: number;
  /** Longer than an attempt. After it, other workers take over the messages of a worker that was killed. */
  leaseMs: number;
  /** The delay after the first failed attempt; it doubles with each further one. */
  firstRetryMs: number;
  maxRetryMs: number;
  /** Then a message has failed, until somebody retries it. */
  maxAttempts: number;
}

/** 75 attempts take about two and a half days. */
const siteTimes: DeliveryTimes = {
  pollIntervalMs: 5 * secondMs,
  leaseMs: 5 * minuteMs,
  firstRetryMs: 15 * secondMs,
  maxRetryMs: hourMs,
  maxAttempts: 75,
};
/** Messages that one process delivers at a time. */
const maxConcurrent = 4;

interface DeliveryOptions {
  outbox: Pick<Outbox, 'lease' | 'markDelivered' | 'recordFailure' | 'remove'>;
  /** The channels on which each message is sent, by name; none: messages are stored and not sent. */
  channels: Readonly<Record<string, Send>>;
  log: Log;
  /** Older messages are deleted. */
  retentionDays: number;
  now?: () => Date;
  times?: DeliveryTimes | undefined;
}

/** Sends the outbox's due messages, retries the failed ones and deletes the old ones. */
export function createDelivery({
  outbox,
  channels,
  log,
  retentionDays,
  now = () => new Date(),
  times = siteTimes,
}: DeliveryOptions) {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let wakeUp = Promise.withResolvers<void>();
  let isOutboxDown = false;

  /** A channel that fails delays no other one, and is tried again alone. */
  async function deliver(message: LeasedMessage): Promise<void> {
    const { id, attempts } = message;
    const arrived = [...message.arrived];
    const errors: string[] = [];
    const trySending = async ([channel, send]: [string, Send]): Promise<void> => {
      try {
        await send(message);
        arrived.push(channel);
      } catch (error) {
        errors.push(errorName(error));
      }
    };
    const missing = Object.entries(channels).filter(([channel]) => !arrived.includes(channel));
    await Promise.all(missing.map(trySending));
    if (errors.length > 0) {
      const error = errors.join(', ');
      const isLast = attempts >= times.maxAttempts;
      const delayMs = backoffMs(attempts, { firstMs: times.firstRetryMs, maxMs: times.maxRetryMs });
      const next = isLast ? undefined : new Date(now().getTime() + delayMs);
      await outbox.recordFailure(message, error, next, arrived);
      if (isLast)
        log.error(
          'A contact message could not be delivered and will not be retried; see npm run messages',
          { id, attempts, error },
        );
      else log.info('A contact message could not be delivered yet', { id, attempts, error });
      return;
    }
    await outbox.markDelivered(id, now());
    log.info('A contact message was delivered', { id, attempts });
  }

  async function deliverDue(): Promise<void> {
    // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- stop() changes it
    while (!stopped) {
      const due = await outbox.lease(maxConcurrent, times.leaseMs, now());
      if (due.length === 0) return;
      const results = await Promise.allSettled(due.map(deliver));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    }
  }

  async function work(): Promise<void> {
    if (Object.keys(channels).length > 0) await deliverDue();
    const receivedBefore = new Date(now().getTime() - retentionDays * dayMs);
    const removed = await outbox.remove({ receivedBefore });
    if (removed > 0)
      log.info('Old contact messages were deleted', { removed, olderThanDays: retentionDays });
  }

  async function run(): Promise<void> {
    // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- stop() changes it
    while (!stopped) {
      wakeUp = Promise.withResolvers();
      try {
        await work();
        isOutboxDown = false;
      } catch (error) {
        if (!isOutboxDown)
          log.error('The outbox of contact messages does not respond', { error: errorName(error) });
        isOutboxDown = true;
      }
      const timer = setTimeout(() => wakeUp.resolve(), times.pollIntervalMs);
      await wakeUp.promise;
      clearTimeout(timer);
    }
  }

  return {
    start(): void {
      running = run();
    },
    /** Checks the outbox at once: there is a new message. */
    wake: (): void => wakeUp.resolve(),
    /** Takes no further messages; resolves when the attempts in progress have ended. */
    stop(): Promise<void> {
      stopped = true;
      wakeUp.resolve();
      return running;
    },
  };
}
