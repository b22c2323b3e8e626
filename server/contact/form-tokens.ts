import { createHmac, timingSafeEqual } from 'node:crypto';
import { minFillMs } from '../../contract/contact-message.ts';

/** The form fetches a new token after an hour, long before this one expires. */
const maxFillMs = 4 * 60 * 60 * 1000;

export interface FormTokens {
  issue(now: Date): string;
  /** Whether we issued this token, between `minFillMs` and `maxFillMs` ago. */
  accepts(token: string, now: Date): boolean;
}

/**
 * A form token is the signed time at which a visitor began to fill in the form. Pages are the same bytes for everyone, so the
 * token is not part of the page: the form fetches it when it is first touched.
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
      const received = Buffer.from(signature, 'base64url');
      const expected = sign(time);
      if (received.length !== expected.length || !timingSafeEqual(received, expected)) return false;
      const ageMs = now.getTime() - Number.parseInt(time, 36);
      return ageMs >= minFillMs && ageMs <= maxFillMs;
    },
  };
}
