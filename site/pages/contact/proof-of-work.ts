import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { failureCauseOfStatus, type FailureCause } from '../../../core/domain/contact-outcome.ts';
import { minuteMs } from '../../../core/util/durations.ts';
import type { Parsed } from '../../../core/util/parsed.ts';

/** A proof of work for one message, or why there is none. */
export type Proof = { kind: 'made'; text: string } | { kind: 'failed'; failureCause: FailureCause };

const challengeTimeoutMs = 10_000;
/** Generous: a slow phone needs a tenth of it. */
const workTimeoutMs = minuteMs;

/** Fetches a challenge and solves it. The browser derives keys off the main thread, so the page stays responsive. */
export async function prove(challengeUrl: string): Promise<Proof> {
  // Only secure contexts have `crypto.subtle`.
  if (!('subtle' in crypto)) return { kind: 'failed', failureCause: 'noProof' };
  const fetched = await fetchChallenge(challengeUrl);
  if (!fetched.ok) return { kind: 'failed', failureCause: fetched.problem };
  const challenge = fetched.value;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: workTimeoutMs }).catch(
    () => null,
  );
  return solution
    ? { kind: 'made', text: btoa(JSON.stringify({ challenge, solution })) }
    : { kind: 'failed', failureCause: 'noProof' };
}

// Also in pages/account-specs/fetch-lists.ts: the browser would fetch a module that two islands share with a request of its own.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Checks what solving reads. Without a schema library: this is the browser. */
function isChallenge(value: unknown): value is Challenge {
  if (!isRecord(value) || !isRecord(value['parameters'])) return false;
  const { parameters } = value;
  return (
    ['algorithm', 'nonce', 'salt', 'keyPrefix'].every(
      (name) => typeof parameters[name] === 'string',
    ) && ['cost', 'keyLength'].every((name) => typeof parameters[name] === 'number')
  );
}

async function fetchChallenge(challengeUrl: string): Promise<Parsed<Challenge, FailureCause>> {
  try {
    const response = await fetch(challengeUrl, { signal: AbortSignal.timeout(challengeTimeoutMs) });
    if (!response.ok) return { ok: false, problem: failureCauseOfStatus(response.status) };
    const challenge: unknown = await response.json();
    return isChallenge(challenge)
      ? { ok: true, value: challenge }
      : { ok: false, problem: 'unavailable' };
  } catch (error) {
    return { ok: false, problem: error instanceof TypeError ? 'offline' : 'unavailable' };
  }
}
