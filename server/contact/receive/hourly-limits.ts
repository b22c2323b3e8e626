import { createHmac } from 'node:crypto';
import type { ContactStore } from '../store/contact-store.ts';
import type { CreateHourlyLimit } from './reception.ts';

/** Hourly limits that all replicas count together, in the contact store. Of an IP only a digest is stored, until its hour ends. */
export function createSharedLimits({
  hourlyCounts,
  keys,
}: Pick<ContactStore, 'hourlyCounts' | 'keys'>): CreateHourlyLimit {
  let cachedKey: Buffer | undefined;

  return (name, max) => ({
    async take(client, nowMs) {
      cachedKey ??= await keys.get('limits');
      const digest = createHmac('sha256', cachedKey).update(client).digest('base64url');
      return hourlyCounts.take({ name: `${name} ${digest}`, max }, new Date(nowMs));
    },
  });
}
