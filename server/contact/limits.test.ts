import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../../core/util/durations.ts';
import { deliveryTimes, maxAttemptMs } from './limits.ts';

test('a message is retried every hour at least, for three days, and a lease outlasts every attempt', () => {
  expect(deliveryTimes).toMatchObject({
    firstRetryMs: minuteMs / 4,
    maxRetryMs: hourMs,
    giveUpAfterMs: 3 * dayMs,
  });
  expect(maxAttemptMs).toBe(2 * minuteMs);
  expect(deliveryTimes.leaseMs).toBeGreaterThan(maxAttemptMs);
});
