import {
  formTokenField,
  honeypotField,
  proofField,
  type ContactMessage,
  type ContactValues,
  type FieldProblems,
} from '../../../contract/contact-message.ts';
import { hourMs, secondMs } from '../../../contract/durations.ts';
import { createRateLimit } from '../../rate-limit.ts';
import type { MessageLimits } from '../../settings.ts';
import type { KeepResult } from '../keep-result.ts';
import {
  maxMessagesPerToken,
  requestsPerIp,
  retryAfterFullSeconds,
  shareWithoutProof,
  shareWithoutToken,
} from '../limits.ts';
import type { FormTokens } from './form-tokens.ts';
import { networkOf } from './network.ts';
import { parseContactMessage } from './parse-message.ts';
import type { ProofsOfWork } from './proof-of-work.ts';

/** The outcome of a message. Only `accepted` means that it will reach the broker. */
export type ReceptionResult =
  | KeepResult
  | { kind: 'invalid'; problems: FieldProblems }
  /** It seems automated. The response does not say why, so that a program cannot learn from it. */
  | { kind: 'refused' }
  /** The proof of work is missing, which every message needs. */
  | { kind: 'unproven' }
  /** This message needs a proof of work, as not every message does: whoever sends it again with one is not asked again. */
  | { kind: 'proofAsked' }
  | { kind: 'tooMany'; retryAfterSeconds: number };

export interface Reception {
  /** Allows `requestsPerIp`. @returns 0, or the seconds to wait */
  admit(client: string): number;
  /** @param fields all that was sent, `values` included */
  receive(
    values: ContactValues,
    fields: ReadonlyMap<string, string>,
    client: string,
  ): Promise<ReceptionResult>;
}

const hourSeconds = hourMs / secondMs;

/** As `RateLimit`, which may be counted elsewhere. @throws when it cannot be counted */
interface HourlyLimit {
  take(key: string, nowMs: number): number | Promise<number>;
}

type HourlyLimits = Record<'perIp' | 'perNetwork' | 'total', HourlyLimit>;

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
  /** Whether every message needs a proof, or only those that are asked for one (docs/decisions/0033). */
  proofNeeded?: 'always' | 'when asked';
  /** Stores or forwards a message. */
  keep: (message: ContactMessage) => Promise<KeepResult>;
  now: () => Date;
}

const unavailable = { kind: 'failed', failureCause: 'unavailable' } as const;

/** Checks every message, however it was sent, and keeps the valid ones. */
export function createReception({
  limits,
  createHourlyLimit = createOwnLimit,
  formTokens,
  proofs,
  proofNeeded = 'always',
  keep,
  now,
}: ReceptionOptions): Reception {
  const requestLimit = createRateLimit(requestsPerIp);
  const createMessageLimits = (name: string, share: number): HourlyLimits => ({
    perIp: createHourlyLimit(`${name} per IP`, Math.ceil(limits.maxPerHourPerIp * share)),
    perNetwork: createHourlyLimit(
      `${name} per network`,
      Math.ceil(limits.maxPerHourPerNetwork * share),
    ),
    total: createHourlyLimit(`${name} in total`, Math.ceil(limits.maxPerHourTotal * share)),
  });
  const allMessages = createMessageLimits('messages', 1);
  const messagesWithoutToken = createMessageLimits('messages without token', shareWithoutToken);

  const messagesOfToken = createHourlyLimit('messages of a token', maxMessagesPerToken);
  const messagesWithoutProof = createHourlyLimit(
    'messages without proof in total',
    Math.ceil(limits.maxPerHourTotal * shareWithoutProof),
  );
  const mayAskForProof = proofs !== undefined && proofNeeded === 'when asked';

  /** @returns what the token is worth, a refusal, or undefined if there is none */
  async function checkToken(
    token: string | undefined,
    client: string,
  ): Promise<'own' | 'foreign' | ReceptionResult | undefined> {
    if (!token || !formTokens) return undefined;
    try {
      const origin = (await formTokens()).check(token, now(), networkOf(client));
      return origin === 'worthless' ? { kind: 'refused' } : origin;
    } catch {
      return unavailable;
    }
  }

  /** @returns undefined if the proof is valid, or if there is none and not every message needs one */
  async function checkProof(proof: string | undefined): Promise<ReceptionResult | undefined> {
    if (!proofs) return undefined;
    if (!proof) return mayAskForProof ? undefined : { kind: 'unproven' };
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
      return unavailable;
    }
  }

  /**
   * Counts a message. Its client and network come first: what they have too many of uses up nobody else's share.
   * @returns undefined if no limit is reached
   * @throws when it cannot be counted
   */
  async function checkLimits(
    client: string,
    { hasToken, isProven }: { hasToken: boolean; isProven: boolean },
  ): Promise<ReceptionResult | undefined> {
    const nowMs = now().getTime();
    const network = networkOf(client);
    const takeOwn = async ({ perIp, perNetwork }: HourlyLimits): Promise<number> =>
      (await perIp.take(client, nowMs)) || (await perNetwork.take(network, nowMs));
    const retryAfterSeconds =
      (!hasToken &&
        ((await takeOwn(messagesWithoutToken)) ||
          (await messagesWithoutToken.total.take('', nowMs)))) ||
      (await takeOwn(allMessages));
    if (retryAfterSeconds) return { kind: 'tooMany', retryAfterSeconds };
    if (mayAskForProof && !isProven && (await messagesWithoutProof.take('', nowMs)))
      return { kind: 'proofAsked' };
    const totalRetryAfterSeconds = await allMessages.total.take('', nowMs);
    return totalRetryAfterSeconds
      ? { kind: 'tooMany', retryAfterSeconds: totalRetryAfterSeconds }
      : undefined;
  }

  return {
    admit: (client) => requestLimit.take(client, now().getTime()),

    async receive(values, fields, client) {
      if (fields.get(honeypotField)) return { kind: 'refused' };
      const token = fields.get(formTokenField);
      const tokenOrigin = await checkToken(token, client);
      if (typeof tokenOrigin === 'object') return tokenOrigin;
      const parsed = parseContactMessage(values);
      if (!parsed.ok) return { kind: 'invalid', problems: parsed.problem };
      // The proof comes before the limits: a program that did no work uses up nobody's limit.
      const proof = fields.get(proofField);
      const proofProblem = await checkProof(proof);
      if (proofProblem) return proofProblem;
      const isProven = proofs !== undefined && Boolean(proof);
      try {
        const tokenCounts =
          isProven ||
          (tokenOrigin === 'own' && !(await messagesOfToken.take(token ?? '', now().getTime())));
        if (tokenOrigin && !tokenCounts && mayAskForProof) return { kind: 'proofAsked' };
        const hasToken = !formTokens || (tokenOrigin !== undefined && tokenCounts);
        const limitProblem = await checkLimits(client, { hasToken, isProven });
        if (limitProblem) return limitProblem;
      } catch {
        return unavailable;
      }
      return keep(parsed.value);
    },
  };
}
