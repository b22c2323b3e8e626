import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { failureCauseOfStatus, type FailureCause } from '../../../contract/contact-outcome.ts';

/** A proof for one message, or why there is none. */
export type Proof = { text: string } | { cause: FailureCause };

/** How long the server may take to set a challenge, in milliseconds. */
const challengeTimeoutMs = 10_000;
/** How long the work may take, in milliseconds: a slow telephone needs a tenth of it. */
const workTimeoutMs = 60_000;

/** Asks for a challenge and works it out. The browser computes beside the page, which stays as quick as it was. */
export async function prove(challengeUrl: string): Promise<Proof> {
  // Only secure contexts have it.
  if (!('subtle' in crypto)) return { cause: 'noProof' };
  const challenge = await fetchChallenge(challengeUrl);
  if ('cause' in challenge) return challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: workTimeoutMs }).catch(
    () => null,
  );
  return solution ? { text: btoa(JSON.stringify({ challenge, solution })) } : { cause: 'noProof' };
}

async function fetchChallenge(challengeUrl: string): Promise<Challenge | { cause: FailureCause }> {
  try {
    const response = await fetch(challengeUrl, { signal: AbortSignal.timeout(challengeTimeoutMs) });
    return response.ok
      ? ((await response.json()) as Challenge)
      : { cause: failureCauseOfStatus(response.status) };
  } catch (error) {
    return { cause: error instanceof TypeError ? 'offline' : 'unavailable' };
  }
}
