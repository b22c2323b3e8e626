import { createHmac, timingSafeEqual } from 'node:crypto';
import { minFillMs } from '../../../core/domain/contact-message.ts';
import { maxFillMs } from '../limits.ts';

/** `foreign`: issued to another network; `worthless`: forged, too new or expired. */
export type TokenOrigin = 'own' | 'foreign' | 'worthless';

export interface FormTokens {
  issue(now: Date, network: string): string;
  /** Whether we issued this token between `minFillMs` and `maxFillMs` ago, and to this network. */
  check(token: string, now: Date, network: string): TokenOrigin;
}

/**
 * A form token is a signed pair: the time at which a visitor began to fill in the form, and a digest of the network that it
 * was issued to. Pages are the same bytes for everyone, so they cannot contain a token: the form fetches one when it is
 * first touched.
 */
export function createFormTokens(key: Buffer): FormTokens {
  const digest = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const digestOf = (network: string): string =>
    digest(`network ${network}`).subarray(0, 12).toString('base64url');
  const sign = (time: string, issuedTo: string): string =>
    `${time}.${issuedTo}.${digest(`contact form ${time} ${issuedTo}`).toString('base64url')}`;
  return {
    issue: (now, network) => sign(now.getTime().toString(36), digestOf(network)),
    check: (token, now, network) => {
      const [time = '', issuedTo = ''] = token.split('.');
      // Compared as text: the same bytes have several base64 spellings, and each token is counted by its text.
      const [received, expected] = [Buffer.from(token), Buffer.from(sign(time, issuedTo))];
      if (received.length !== expected.length || !timingSafeEqual(received, expected))
        return 'worthless';
      const ageMs = now.getTime() - Number.parseInt(time, 36);
      if (ageMs < minFillMs || ageMs > maxFillMs) return 'worthless';
      return issuedTo === digestOf(network) ? 'own' : 'foreign';
    },
  };
}
