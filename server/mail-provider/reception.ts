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
export type Received =
  | { kind: 'accepted' }
  | { kind: 'invalid'; problems: FieldProblems }
  /** Automatic, as it seems. Why is not said: it would teach the next attempt. */
  | { kind: 'refused' }
  /** It brings no proof of work, where one is needed. */
  | { kind: 'unproven' }
  | { kind: 'tooMany'; retryAfter: number }
  | { kind: 'failed'; cause: FailureCause };

export interface Reception {
  /** One request a second for each client. @returns 0, or the seconds to wait */
  admit(client: string): number;
  receive(
    typed: ContactValues,
    fields: ReadonlyMap<string, string>,
    client: string,
  ): Promise<Received>;
}

export interface ReceptionLimits {
  /** Messages an hour from one address. */
  perIp: number;
  /** Messages an hour from everybody. */
  together: number;
}

/** Of each limit, this part is for messages that bring no time stamp: people without JavaScript, and programs. */
const shareWithoutToken = 0.25;
const hour = 3600;

interface ReceptionParts {
  limits: ReceptionLimits;
  /** Undefined: forms carry no stamp here. @throws when the key cannot be read */
  formTokens: (() => Promise<FormTokens>) | undefined;
  /** Undefined: messages need no proof of work. */
  proofs: Pick<ProofsOfWork, 'accept'> | undefined;
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
}: ReceptionParts): Reception {
  const pace = createRateLimit(1, 1);
  const part = (share: number) => ({
    perIp: createRateLimit(Math.ceil(limits.perIp * share), hour),
    together: createRateLimit(Math.ceil(limits.together * share), hour),
  });
  const [all, unstamped] = [part(1), part(shareWithoutToken)];

  function waitFor(client: string, stamped: boolean): number {
    const time = now().getTime();
    const limited = stamped ? [all] : [unstamped, all];
    for (const { perIp, together } of limited) {
      const wait = perIp.take(client, time) || together.take('', time);
      if (wait) return wait;
    }
    return 0;
  }

  return {
    admit: (client) => pace.take(client, now().getTime()),

    async receive(typed, fields, client) {
      if (fields.get(honeypotField)) return { kind: 'refused' };
      const stamp = fields.get(formTokenField);
      if (stamp && formTokens) {
        try {
          if (!(await formTokens()).accepts(stamp, now())) return { kind: 'refused' };
        } catch {
          return { kind: 'failed', cause: 'unavailable' };
        }
      }
      const parsed = parseContactMessage(typed);
      if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems };
      if (proofs) {
        // Before the limits: what a program sends without having worked for it takes nobody's share.
        const proof = fields.get(proofField);
        if (!proof) return { kind: 'unproven' };
        const judged = await proofs.accept(proof, now()).catch(() => undefined);
        if (!judged) return { kind: 'failed', cause: 'unavailable' };
        if (judged === 'full') return { kind: 'tooMany', retryAfter: 60 };
        if (judged !== 'fresh') return { kind: 'refused' };
      }
      const retryAfter = waitFor(client, Boolean(stamp) || !formTokens);
      if (retryAfter) return { kind: 'tooMany', retryAfter };
      return keep(parsed.message);
    },
  };
}
