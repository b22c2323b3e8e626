import { expect, test } from 'vitest';
import { deliveryTimes } from '../limits.ts';
import { retryDelayMs } from './delivery.ts';

const minute = 60_000;

test('retry delays double up to an hour, and differ between messages', () => {
  const pauses = Array.from(
    { length: 12 },
    (_, index) => retryDelayMs(index + 1, deliveryTimes, 1) / minute,
  );
  expect(pauses.slice(0, 8)).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 32]);
  expect(Math.max(...pauses)).toBe(60);
  expect(retryDelayMs(1, deliveryTimes, 0)).toBe(7500);
});

test('a message is retried for three days, and a lease outlasts every attempt', () => {
  expect(deliveryTimes.giveUpAfterMs).toBe(3 * 24 * 60 * minute);
  expect(deliveryTimes.leaseMs).toBeGreaterThan(2 * minute);
});
