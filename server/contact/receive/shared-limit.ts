import { createHmac } from 'node:crypto';
import type { Outbox } from '../store/outbox.ts';
import type { CreateHourlyLimit } from './reception.ts';

/** Hourly limits that all replicas count together, in the outbox. Of a client's IP only a digest is stored, until its hour ends. */
export function createSharedLimits(outbox: Pick<Outbox, 'take' | 'getKey'>): CreateHourlyLimit {
  let cachedKey: Buffer | undefined;

  return (name, max) => ({
    async take(client, nowMs) {
      cachedKey ??= await outbox.getKey('limits');
      const digest = createHmac('sha256', cachedKey).update(client).digest('base64url');
      return outbox.take({ name: `${name} ${digest}`, max }, new Date(nowMs));
    },
  });
}
