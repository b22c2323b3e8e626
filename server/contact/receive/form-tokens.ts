import { createHmac, timingSafeEqual } from 'node:crypto';
import { minFillMs } from '../../../contract/contact-message.ts';
import { maxFillMs } from '../limits.ts';

/** `foreign`: it was issued to another network; `worthless`: it is not ours, or its time is wrong. */
export type TokenOrigin = 'own' | 'foreign' | 'worthless';

export interface FormTokens {
  issue(now: Date, network: string): string;
  /** Whether we issued this token between `minFillMs` and `maxFillMs` ago, and to this network. */
  check(token: string, now: Date, network: string): TokenOrigin;
}

/**
 * A form token is the signed time at which a visitor began to fill in the form, and the digest of the network it was issued
 * to. Pages are the same bytes for everyone, so the token is not part of the page: the form fetches it when it is first touched.
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
      // As text: base64 can be spelled in several ways, and each token is counted by its spelling.
      const [received, expected] = [Buffer.from(token), Buffer.from(sign(time, issuedTo))];
      if (received.length !== expected.length || !timingSafeEqual(received, expected))
        return 'worthless';
      const ageMs = now.getTime() - Number.parseInt(time, 36);
      if (ageMs < minFillMs || ageMs > maxFillMs) return 'worthless';
      return issuedTo === digestOf(network) ? 'own' : 'foreign';
    },
  };
}
