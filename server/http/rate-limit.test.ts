import { describe, expect, test } from 'vitest';
import { createRateLimit, type LimitResult } from './rate-limit.ts';

const allowed: LimitResult = { kind: 'allowed' };
const limited = (retryAfterSeconds: number): LimitResult => ({
  kind: 'limited',
  retryAfterSeconds,
});

describe('the rate limit', () => {
  test('allows a number of uses in its window, then returns the seconds to wait', () => {
    const limit = createRateLimit({ max: 2, windowSeconds: 10 });
    expect([
      limit.take('a', 0),
      limit.take('a', 1000),
      limit.take('a', 2000),
      limit.take('b', 2000),
    ]).toEqual([allowed, allowed, limited(8), allowed]);
    expect([limit.take('a', 9999), limit.take('a', 10_000)]).toEqual([limited(1), allowed]);
  });

  test('forgets a window that was opened while the clock was far ahead', () => {
    const limit = createRateLimit({ max: 1, windowSeconds: 10 });
    limit.take('a', 100_000_000);
    expect(limit.take('a', 1000)).toEqual(allowed);
    expect(limit.take('a', 1000)).toEqual(limited(10));
  });

  test('a clock that is set back a little resets nothing', () => {
    const limit = createRateLimit({ max: 1, windowSeconds: 10 });
    limit.take('a', 10_000);
    expect(limit.take('a', 5000)).toEqual(limited(15));
  });

  test('forgets the oldest before it fills the memory', () => {
    const limit = createRateLimit({ max: 1, windowSeconds: 1000 });
    for (let key = 0; key <= 50_000; key++) limit.take(`${key}`, key);
    expect(limit.take('50000', 60_000)).toMatchObject({ kind: 'limited' });
    expect(limit.take('0', 60_000)).toEqual(allowed);
  });
});
