import { createHmac, timingSafeEqual } from 'node:crypto';
import { minFillMs } from '../../core/domain/contact-message.ts';
import { hourMs } from '../../core/util/durations.ts';

/** The form fetches a new token after an hour, long before this. */
const maxAgeMs = 4 * hourMs;

const sign = (key: Buffer, time: string): string =>
  `${time}.${createHmac('sha256', key).update(`contact form ${time}`).digest('base64url')}`;

/**
 * A signed time at which a visitor began to fill in the form. Pages are the same bytes for everyone and cannot contain one: the
 * form fetches it when it is first touched.
 */
export const issueFormToken = (key: Buffer, now: Date): string =>
  sign(key, now.getTime().toString(36));

/** True for a token that we issued long enough ago to fill in a form, and not too long ago. */
export function isFormTokenGood(key: Buffer, token: string, now: Date): boolean {
  const time = token.split('.')[0] ?? '';
  const [received, expected] = [Buffer.from(token), Buffer.from(sign(key, time))];
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return false;
  const ageMs = now.getTime() - Number.parseInt(time, 36);
  return ageMs >= minFillMs && ageMs <= maxAgeMs;
}
