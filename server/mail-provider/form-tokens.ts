import { createHmac, timingSafeEqual } from 'node:crypto';
import { minFillMs } from '../../contract/contact-message.ts';

/** A stamp lasts this long, in milliseconds; the form asks for a new one when its own is older than half of it. */
const maxFillMs = 4 * 60 * 60 * 1000;

export interface FormTokens {
  issue(now: Date): string;
  /** Is this one of ours, neither too young nor too old? */
  accepts(token: string, now: Date): boolean;
}

/**
 * Says when somebody began to fill in the form. Pages are the same bytes for everyone, so the stamp is not in the page:
 * the form asks for it when it is first touched.
 */
export function createFormTokens(key: Buffer): FormTokens {
  const sign = (time: string): Buffer =>
    createHmac('sha256', key).update(`contact form ${time}`).digest();
  return {
    issue: (now) => {
      const time = now.getTime().toString(36);
      return `${time}.${sign(time).toString('base64url')}`;
    },
    accepts: (token, now) => {
      const [time = '', signature = ''] = token.split('.');
      const [received, expected] = [Buffer.from(signature, 'base64url'), sign(time)];
      if (received.length !== expected.length || !timingSafeEqual(received, expected)) return false;
      const ageMs = now.getTime() - Number.parseInt(time, 36);
      return ageMs >= minFillMs && ageMs <= maxFillMs;
    },
  };
}
