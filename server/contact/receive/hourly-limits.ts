import { createHmac } from 'node:crypto';
import { hourMs, secondMs } from '../../../core/util/durations.ts';
import { createRateLimit, type LimitResult } from '../../rate-limit.ts';
import type { ContactStore } from '../store/contact-store.ts';

/** Like `RateLimit`, but may count outside this process. */
export interface HourlyLimit {
  /** Counts one use of this key. @throws when it cannot be counted */
  take(key: string, nowMs: number): LimitResult | Promise<LimitResult>;
}

export type CreateHourlyLimit = (name: string, max: number) => HourlyLimit;

/** Counts in the memory of this process. */
export const createLocalLimit: CreateHourlyLimit = (_, max) =>
  createRateLimit({ max, windowSeconds: hourMs / secondMs });

/** Counts in the contact store, for all replicas. Only a digest of each key (an IP, a token) is stored, until its hour ends. */
export function createSharedLimits({
  hourlyCounts,
  keys,
}: Pick<ContactStore, 'hourlyCounts' | 'keys'>): CreateHourlyLimit {
  let cachedKey: Buffer | undefined;

  return (name, max) => ({
    async take(key, nowMs) {
      cachedKey ??= await keys.get('limits');
      const digest = createHmac('sha256', cachedKey).update(key).digest('base64url');
      return hourlyCounts.take({ name: `${name} ${digest}`, max }, new Date(nowMs));
    },
  });
}
