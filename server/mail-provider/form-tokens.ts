import { createHmac, timingSafeEqual } from 'node:crypto';
import { minFillMs } from '../../contract/contact-message.ts';

/** A stamp lasts this long, in milliseconds; the form asks for a new one when its own is older than half of it. */
const maxFillMs = 4 * 60 * 60 * 1000;

export interface FormTokens {
  issue(now: Date): string;
  /** Is this one of ours, neither too young nor too old? */
  accepts(stamp: string, now: Date): boolean;
}

/**
 * Says when somebody began to fill in the form. Pages are the same bytes for everyone, so the stamp is not in the page:
 * the form asks for it when it is first touched.
 */
export function createFormTokens(key: Buffer): FormTokens {
  const signed = (time: string): Buffer =>
    createHmac('sha256', key).update(`contact form ${time}`).digest();
  return {
    issue: (now) => {
      const time = now.getTime().toString(36);
      return `${time}.${signed(time).toString('base64url')}`;
    },
    accepts: (stamp, now) => {
      const [time = '', signature = ''] = stamp.split('.');
      const [given, right] = [Buffer.from(signature, 'base64url'), signed(time)];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      const age = now.getTime() - Number.parseInt(time, 36);
      return age >= minFillMs && age <= maxFillMs;
    },
  };
}
