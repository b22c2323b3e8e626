import {
  formTokenField,
  honeypotField,
  proofField,
  type ContactMessage,
  type ContactValues,
  type FieldProblems,
} from '../../contract/contact-message.ts';
import type { FailureCause } from '../../contract/contact-outcome.ts';
import { shareWithoutToken } from '../environment-settings.ts';
import { createRateLimit } from '../rate-limit.ts';
import type { MessageLimits } from '../settings.ts';
import type { FormTokens } from './form-tokens.ts';
import { parseContactMessage } from './parse-message.ts';
import type { ProofsOfWork } from './proof-of-work.ts';

/** The result for a message that was stored, or that an outside provider took. */
export type KeepResult = { kind: 'accepted' } | { kind: 'failed'; failureCause: FailureCause };

/** The outcome of a message. Only `accepted` means that it will reach the broker. */
export type ReceptionResult =
  | KeepResult
  | { kind: 'invalid'; problems: FieldProblems }
  /** It seems automated. The response does not say why, so that a program cannot learn from it. */
  | { kind: 'refused' }
  /** The proof of work is missing. */
  | { kind: 'unproven' }
  | { kind: 'tooMany'; retryAfterSeconds: number };

export interface Reception {
  /** Allows `requestsPerClient`. @returns 0, or the seconds to wait */
  admit(client: string): number;
  /** @param fields all that was sent, `values` included */
  receive(
    values: ContactValues,
    fields: ReadonlyMap<string, string>,
    client: string,
  ): Promise<ReceptionResult>;
}

/** Requests of one client, with a message or not. */
const requestsPerClient = { max: 1, windowSeconds: 1 };
const hourSeconds = 60 * 60;
/** When so many proofs are remembered that no other fits: old ones expire all the time. */
const retryAfterFullSeconds = 60;

/** As `RateLimit`, which may be counted elsewhere. @throws when it cannot be counted */
interface HourlyLimit {
  take(key: string, nowMs: number): number | Promise<number>;
}

export type CreateHourlyLimit = (name: string, max: number) => HourlyLimit;

/** Counts in the memory of this process. */
const createOwnLimit: CreateHourlyLimit = (_, max) =>
  createRateLimit({ max, windowSeconds: hourSeconds });

interface ReceptionOptions {
  limits: MessageLimits;
  createHourlyLimit?: CreateHourlyLimit;
  /** Undefined: forms have no token. @throws when the key cannot be read */
  formTokens: (() => Promise<FormTokens>) | undefined;
  /** Undefined: messages need no proof of work. */
  proofs: Pick<ProofsOfWork, 'redeem'> | undefined;
  /** Stores or forwards a message. */
  keep: (message: ContactMessage) => Promise<KeepResult>;
  now: () => Date;
}

/** Checks every message, however it was sent, and keeps the valid ones. */
export function createReception({
  limits,
  createHourlyLimit = createOwnLimit,
  formTokens,
  proofs,
  keep,
  now,
}: ReceptionOptions): Reception {
  const requestLimit = createRateLimit(requestsPerClient);
  const createMessageLimits = (name: string, share: number) => ({
    perIp: createHourlyLimit(`${name} per IP`, Math.ceil(limits.maxPerHourPerIp * share)),
    total: createHourlyLimit(`${name} in total`, Math.ceil(limits.maxPerHourTotal * share)),
  });
  const allMessages = createMessageLimits('messages', 1);
  const messagesWithoutToken = createMessageLimits('messages without token', shareWithoutToken);

  /** @returns undefined if the token is valid, or if there is none */
  async function checkToken(token: string | undefined): Promise<ReceptionResult | undefined> {
    if (!token || !formTokens) return undefined;
    try {
      return (await formTokens()).accepts(token, now()) ? undefined : { kind: 'refused' };
    } catch {
      return { kind: 'failed', failureCause: 'unavailable' };
    }
  }

  /** @returns undefined if the proof is valid, or if none is needed */
  async function checkProof(proof: string | undefined): Promise<ReceptionResult | undefined> {
    if (!proofs) return undefined;
    if (!proof) return { kind: 'unproven' };
    try {
      switch (await proofs.redeem(proof, now())) {
        case 'fresh':
          return undefined;
        case 'full':
          return { kind: 'tooMany', retryAfterSeconds: retryAfterFullSeconds };
        case 'spent':
        case 'worthless':
          return { kind: 'refused' };
      }
    } catch {
      return { kind: 'failed', failureCause: 'unavailable' };
    }
  }

  /** @returns undefined if no limit is reached */
  async function checkLimits(
    client: string,
    hasToken: boolean,
  ): Promise<ReceptionResult | undefined> {
    const nowMs = now().getTime();
    try {
      for (const { perIp, total } of hasToken
        ? [allMessages]
        : [messagesWithoutToken, allMessages]) {
        const retryAfterSeconds =
          (await perIp.take(client, nowMs)) || (await total.take('', nowMs));
        if (retryAfterSeconds) return { kind: 'tooMany', retryAfterSeconds };
      }
      return undefined;
    } catch {
      return { kind: 'failed', failureCause: 'unavailable' };
    }
  }

  return {
    admit: (client) => requestLimit.take(client, now().getTime()),

    async receive(values, fields, client) {
      if (fields.get(honeypotField)) return { kind: 'refused' };
      const token = fields.get(formTokenField);
      const tokenProblem = await checkToken(token);
      if (tokenProblem) return tokenProblem;
      const parsed = parseContactMessage(values);
      if (!parsed.ok) return { kind: 'invalid', problems: parsed.problem };
      return (
        // The proof comes before the limits: a program that did no work uses up nobody's limit.
        (await checkProof(fields.get(proofField))) ??
        (await checkLimits(client, Boolean(token) || !formTokens)) ??
        keep(parsed.value)
      );
    },
  };
}
