import {
  proofField,
  formTokenField,
  honeypotField,
  type ContactValues,
  type FieldProblems,
} from '../../contract/contact-message.ts';
import type { FailureCause } from '../../contract/contact-outcome.ts';
import { parseContactMessage, type ContactMessage } from './contact-message.ts';
import type { ProofsOfWork } from './proof-of-work.ts';
import { createRateLimit } from '../rate-limit.ts';
import type { FormTokens } from './form-tokens.ts';

/** What became of a message. Only `accepted` means that it will reach the broker. */
export type ReceptionResult =
  | { kind: 'accepted' }
  | { kind: 'invalid'; problems: FieldProblems }
  /** Automatic, as it seems. Why is not said: it would teach the next attempt. */
  | { kind: 'refused' }
  /** It brings no proof of work, where one is needed. */
  | { kind: 'unproven' }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  | { kind: 'failed'; cause: FailureCause };

export interface Reception {
  /** One request a second for each client. @returns 0, or the seconds to wait */
  admit(client: string): number;
  receive(
    values: ContactValues,
    fields: ReadonlyMap<string, string>,
    client: string,
  ): Promise<ReceptionResult>;
}

export interface ReceptionLimits {
  /** Messages an hour from one address. */
  perIp: number;
  /** Messages an hour from everybody. */
  together: number;
}

/** Of each limit, this part is for messages that bring no time stamp: people without JavaScript, and programs. */
const shareWithoutToken = 0.25;
const hourSeconds = 3600;

interface ReceptionOptions {
  limits: ReceptionLimits;
  /** Undefined: forms carry no stamp here. @throws when the key cannot be read */
  formTokens: (() => Promise<FormTokens>) | undefined;
  /** Undefined: messages need no proof of work. */
  proofs: Pick<ProofsOfWork, 'redeem'> | undefined;
  /** Keeps or passes on a message, durably. */
  keep: (
    message: ContactMessage,
  ) => Promise<{ kind: 'accepted' } | { kind: 'failed'; cause: FailureCause }>;
  now: () => Date;
}

/** Judges each message that arrives, whichever way it comes, and hands the good ones on. */
export function createReception({
  limits,
  formTokens,
  proofs,
  keep,
  now,
}: ReceptionOptions): Reception {
  const requestRate = createRateLimit(1, 1);
  const createLimits = (share: number) => ({
    perIp: createRateLimit(Math.ceil(limits.perIp * share), hourSeconds),
    together: createRateLimit(Math.ceil(limits.together * share), hourSeconds),
  });
  const [all, tokenless] = [createLimits(1), createLimits(shareWithoutToken)];

  function takeShare(client: string, hasToken: boolean): number {
    const nowMs = now().getTime();
    const limited = hasToken ? [all] : [tokenless, all];
    for (const { perIp, together } of limited) {
      const retryAfterSeconds = perIp.take(client, nowMs) || together.take('', nowMs);
      if (retryAfterSeconds) return retryAfterSeconds;
    }
    return 0;
  }

  return {
    admit: (client) => requestRate.take(client, now().getTime()),

    async receive(values, fields, client) {
      if (fields.get(honeypotField)) return { kind: 'refused' };
      const token = fields.get(formTokenField);
      if (token && formTokens) {
        try {
          if (!(await formTokens()).accepts(token, now())) return { kind: 'refused' };
        } catch {
          return { kind: 'failed', cause: 'unavailable' };
        }
      }
      const parsed = parseContactMessage(values);
      if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems };
      if (proofs) {
        // Before the limits: what a program sends without having worked for it takes nobody's share.
        const proof = fields.get(proofField);
        if (!proof) return { kind: 'unproven' };
        const proofResult = await proofs.redeem(proof, now()).catch(() => undefined);
        if (!proofResult) return { kind: 'failed', cause: 'unavailable' };
        if (proofResult === 'full') return { kind: 'tooMany', retryAfterSeconds: 60 };
        if (proofResult !== 'fresh') return { kind: 'refused' };
      }
      const retryAfter = takeShare(client, Boolean(token) || !formTokens);
      if (retryAfter) return { kind: 'tooMany', retryAfterSeconds: retryAfter };
      return keep(parsed.message);
    },
  };
}
