import {
  formTokenField,
  honeypotField,
  proofField,
  type ContactMessage,
  type ContactValues,
  type FieldProblems,
} from '../../../core/domain/contact-message.ts';
import { createRateLimit, type LimitResult } from '../../rate-limit.ts';
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
import { createLocalLimit, type CreateHourlyLimit, type HourlyLimit } from './hourly-limits.ts';
import { networkOf } from './network.ts';
import { parseContactMessage } from './parse-message.ts';
import type { ProofsOfWork } from './proof-of-work.ts';

/** The outcome of a message. Only `accepted` means that it will reach the broker. */
export type ReceptionResult =
  | KeepResult
  | { kind: 'invalid'; problems: FieldProblems }
  /** Seems automated. The response does not say why, so that a program cannot learn from it. */
  | { kind: 'refused' }
  /** The proof of work is missing, which every message needs. */
  | { kind: 'proofMissing' }
  /** Must be resent with a proof of work (428); not every message needs one. */
  | { kind: 'proofAsked' }
  | { kind: 'tooMany'; retryAfterSeconds: number };

export interface Reception {
  /** Counts a request against `requestsPerIp`. */
  admit(ip: string): LimitResult;
  /** @param fields all that was sent, `values` included */
  receive(
    values: ContactValues,
    fields: ReadonlyMap<string, string>,
    ip: string,
  ): Promise<ReceptionResult>;
}

interface ReceptionOptions {
  limits: MessageLimits;
  createHourlyLimit?: CreateHourlyLimit;
  /** Undefined: forms have no token. @throws when the key cannot be read */
  formTokens: (() => Promise<FormTokens>) | undefined;
  /** Undefined: messages need no proof of work. */
  proofs: Pick<ProofsOfWork, 'redeem'> | undefined;
  /** Whether every message needs a proof, or only those that are asked for one (docs/decisions/0033). */
  proofNeeded?: 'always' | 'when asked';
  /** Called when a message is refused because its checks failed: the store does not respond. */
  noteFailure?: (error: unknown) => void;
  /** Stores or forwards a message. */
  keep: (message: ContactMessage) => Promise<KeepResult>;
  now: () => Date;
  /** Called with the name of a limit that refuses. */
  noteLimited?: ((limit: string) => void) | undefined;
}

/** What a check found, or the result that ends the reception. */
type Checked<Finding extends { kind: string }> =
  | Finding
  | { kind: 'rejected'; result: ReceptionResult };

const reject = (result: ReceptionResult): { kind: 'rejected'; result: ReceptionResult } => ({
  kind: 'rejected',
  result,
});

type TokenFinding = { kind: 'none' | 'foreign' } | { kind: 'own'; token: string };
interface ProofFinding {
  kind: 'proven' | 'unproven';
}
interface LimitUse {
  limit: HourlyLimit;
  key: string;
  /** Default: true. */
  applies?: boolean;
  /** Default: `tooMany`. */
  ifReached?: ReceptionResult;
}
/** Whether a message counts as one with a token: a used-up token is worth none. */
interface QuotaFinding {
  kind: 'withToken' | 'withoutToken';
}

/** Checks every message, however it was sent, and keeps the valid ones. */
export function createReception({
  limits,
  createHourlyLimit = createLocalLimit,
  formTokens,
  proofs,
  proofNeeded = 'always',
  noteFailure,
  keep,
  now,
  noteLimited,
}: ReceptionOptions): Reception {
  const requestLimit = createRateLimit(requestsPerIp);
  const createLimit: CreateHourlyLimit = (name, max) => {
    const limit = createHourlyLimit(name, max);
    return {
      async take(key, nowMs) {
        const result = await limit.take(key, nowMs);
        if (result.kind === 'limited') noteLimited?.(name);
        return result;
      },
    };
  };
  const createMessageLimits = (
    name: string,
    share: number,
  ): Record<'perIp' | 'perNetwork' | 'total', HourlyLimit> => ({
    perIp: createLimit(`${name} per IP`, Math.ceil(limits.maxPerHourPerIp * share)),
    perNetwork: createLimit(`${name} per network`, Math.ceil(limits.maxPerHourPerNetwork * share)),
    total: createLimit(`${name} in total`, Math.ceil(limits.maxPerHourTotal * share)),
  });
  const allMessages = createMessageLimits('messages', 1);
  const messagesWithoutToken = createMessageLimits('messages without token', shareWithoutToken);
  const messagesOfToken = createLimit('messages of a token', maxMessagesPerToken);
  const messagesWithoutProof = createLimit(
    'messages without proof in total',
    Math.ceil(limits.maxPerHourTotal * shareWithoutProof),
  );
  const mayAskForProof = proofs !== undefined && proofNeeded === 'when asked';

  async function checkToken(token: string | undefined, ip: string): Promise<Checked<TokenFinding>> {
    if (!token || !formTokens) return { kind: 'none' };
    const origin = (await formTokens()).check(token, now(), networkOf(ip));
    switch (origin) {
      case 'own':
        return { kind: 'own', token };
      case 'foreign':
        return { kind: 'foreign' };
      case 'worthless':
        return reject({ kind: 'refused' });
    }
  }

  function checkFields(values: ContactValues): Checked<{ kind: 'valid'; message: ContactMessage }> {
    const parsed = parseContactMessage(values);
    return parsed.ok
      ? { kind: 'valid', message: parsed.value }
      : reject({ kind: 'invalid', problems: parsed.problem });
  }

  async function checkProof(proof: string | undefined): Promise<Checked<ProofFinding>> {
    if (!proofs) return { kind: 'unproven' };
    if (!proof) return mayAskForProof ? { kind: 'unproven' } : reject({ kind: 'proofMissing' });
    switch (await proofs.redeem(proof, now())) {
      case 'fresh':
        return { kind: 'proven' };
      case 'full':
        return reject({ kind: 'tooMany', retryAfterSeconds: retryAfterFullSeconds });
      case 'spent':
      case 'worthless':
        return reject({ kind: 'refused' });
    }
  }

  /** Counts a message against its token, unless it has a proof of work. */
  async function countForToken(
    token: TokenFinding,
    proof: ProofFinding,
  ): Promise<Checked<QuotaFinding>> {
    if (!formTokens) return { kind: 'withToken' };
    if (token.kind === 'none') return { kind: 'withoutToken' };
    if (proof.kind === 'proven') return { kind: 'withToken' };
    if (token.kind === 'own') {
      const use = await messagesOfToken.take(token.token, now().getTime());
      if (use.kind === 'allowed') return { kind: 'withToken' };
    }
    return mayAskForProof ? reject({ kind: 'proofAsked' }) : { kind: 'withoutToken' };
  }

  /**
   * Counts a message against the hourly limits, up to the first that is reached. Those of its IP and network come first:
   * a sender who reaches them uses up nobody else's share.
   */
  async function countForLimits(
    ip: string,
    quota: QuotaFinding,
    proof: ProofFinding,
  ): Promise<Checked<{ kind: 'allowed' }>> {
    const network = networkOf(ip);
    const isWithoutToken = quota.kind === 'withoutToken';
    const isAskable = mayAskForProof && proof.kind === 'unproven';
    const uses: readonly LimitUse[] = [
      { limit: messagesWithoutToken.perIp, key: ip, applies: isWithoutToken },
      { limit: messagesWithoutToken.perNetwork, key: network, applies: isWithoutToken },
      { limit: messagesWithoutToken.total, key: '', applies: isWithoutToken },
      { limit: allMessages.perIp, key: ip },
      { limit: allMessages.perNetwork, key: network },
      {
        limit: messagesWithoutProof,
        key: '',
        applies: isAskable,
        ifReached: { kind: 'proofAsked' },
      },
      { limit: allMessages.total, key: '' },
    ];
    const nowMs = now().getTime();
    for (const { limit, key, applies = true, ifReached } of uses) {
      if (!applies) continue;
      const use = await limit.take(key, nowMs);
      if (use.kind === 'limited')
        return reject(ifReached ?? { kind: 'tooMany', retryAfterSeconds: use.retryAfterSeconds });
    }
    return { kind: 'allowed' };
  }

  /** @throws when the store does not respond */
  async function check(
    values: ContactValues,
    fields: ReadonlyMap<string, string>,
    ip: string,
  ): Promise<Checked<{ kind: 'valid'; message: ContactMessage }>> {
    if (fields.get(honeypotField)) return reject({ kind: 'refused' });
    const token = await checkToken(fields.get(formTokenField), ip);
    if (token.kind === 'rejected') return token;
    const content = checkFields(values);
    if (content.kind === 'rejected') return content;
    // The proof comes before the limits: a program that did no work must not use up anybody's.
    const proof = await checkProof(fields.get(proofField));
    if (proof.kind === 'rejected') return proof;
    const quota = await countForToken(token, proof);
    if (quota.kind === 'rejected') return quota;
    const count = await countForLimits(ip, quota, proof);
    return count.kind === 'rejected' ? count : content;
  }

  return {
    admit(ip) {
      const result = requestLimit.take(ip, now().getTime());
      if (result.kind === 'limited') noteLimited?.('requests per IP');
      return result;
    },

    async receive(values, fields, ip) {
      const checked = await check(values, fields, ip).catch((error: unknown) => {
        noteFailure?.(error);
        return reject({ kind: 'failed', failureCause: 'unavailable' });
      });
      return checked.kind === 'rejected' ? checked.result : keep(checked.message);
    },
  };
}
