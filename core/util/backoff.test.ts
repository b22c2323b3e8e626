import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';
import { hourMs, minuteMs } from './durations.ts';

const backoff = { firstMs: minuteMs / 4, maxMs: hourMs };

test('delays double up to the maximum', () => {
  const minutes = Array.from(
    { length: 12 },
    (_, index) => backoffMs(index + 1, backoff, 1) / minuteMs,
  );
  expect(minutes.slice(0, 8)).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 32]);
  expect(Math.max(...minutes)).toBe(60);
});

test('delays differ by up to a half', () => {
  expect(backoffMs(1, backoff, 0)).toBe(7500);
  const delaysMs = Array.from({ length: 20 }, () => backoffMs(1, backoff));
  expect(new Set(delaysMs).size).toBeGreaterThan(1);
  for (const delayMs of delaysMs) {
    expect(delayMs).toBeGreaterThanOrEqual(7500);
    expect(delayMs).toBeLessThan(15_000);
  }
});
