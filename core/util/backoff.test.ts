import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';
import { hourMs, minuteMs } from './durations.ts';

const backoff = { firstMs: minuteMs / 4, maxMs: hourMs };

test('delays double up to the maximum, less a random part of up to a half', () => {
  const minutes = Array.from(
    { length: 12 },
    (_, index) => backoffMs(index + 1, backoff, 1) / minuteMs,
  );
  expect(minutes.slice(0, 8)).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 32]);
  expect(Math.max(...minutes)).toBe(60);
  expect(backoffMs(1, backoff, 0)).toBe(7500);
});
