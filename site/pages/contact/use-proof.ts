import { useEffect, useRef } from 'react';
import { challengeTtlMs, proofField } from '../../../core/domain/contact-message.ts';
import type { FailureCause } from '../../../core/domain/contact-outcome.ts';
import type { Proof } from './proof-of-work.ts';

/** An older proof is replaced: its challenge may expire before the message arrives. */
const maxProofAgeMs = challengeTtlMs * 0.75;

/** The server accepts one request a second from each IP (`requestsPerIp` in server/contact/limits.ts); a little longer, because timers may fire early. */
const askAgainMs = 1100;

/**
 * Makes proofs of work: where every message needs one, while the visitor writes it; otherwise when the server asks for one.
 * @param challengeUrl undefined: messages need no proof
 */
export function useProof(
  challengeUrl: string | undefined,
  isAlwaysNeeded: boolean,
): {
  /** Starts a proof, unless one is ready or under way, or may not be needed. */
  prepare: () => void;
  /** Puts a proof into the form, if every message needs one. @returns why there is none, or undefined */
  fillIn: (form: HTMLFormElement) => Promise<FailureCause | undefined>;
  /** Puts a proof into the form that the server has just asked for. */
  fillInAsked: (form: HTMLFormElement) => Promise<FailureCause | undefined>;
} {
  const next = useRef<{ proof: Promise<Proof>; startedAtMs: number } | undefined>(undefined);
  const prepare = (): void => {
    if (challengeUrl !== undefined && isAlwaysNeeded)
      next.current ??= { proof: makeProof(challengeUrl), startedAtMs: Date.now() };
  };
  useEffect(prepare, [challengeUrl, isAlwaysNeeded]);

  const fillInIf = async (
    isNeeded: boolean,
    form: HTMLFormElement,
  ): Promise<FailureCause | undefined> => {
    const input = form.elements.namedItem(proofField);
    if (challengeUrl === undefined || !(input instanceof HTMLInputElement)) return undefined;
    // The proof of the last message cannot be used again.
    input.value = '';
    if (!isNeeded) return undefined;
    const prepared = next.current;
    // A proof counts once, even if sending fails.
    next.current = undefined;
    let proof =
      prepared && Date.now() - prepared.startedAtMs < maxProofAgeMs
        ? await prepared.proof
        : undefined;
    // A request that failed earlier may succeed now.
    if (proof?.kind !== 'made') proof = await makeProof(challengeUrl);
    if (proof.kind === 'failed') return proof.failureCause;
    input.value = proof.text;
    return undefined;
  };
  return {
    prepare,
    fillIn: (form) => fillInIf(isAlwaysNeeded, form),
    async fillInAsked(form) {
      const [failureCause] = await Promise.all([
        fillInIf(true, form),
        new Promise((resolve) => setTimeout(resolve, askAgainMs)),
      ]);
      return failureCause;
    },
  };
}

/** Imports its code lazily: browsers fetch it only where a proof is needed. */
async function makeProof(challengeUrl: string): Promise<Proof> {
  try {
    const { prove } = await import('./proof-of-work.ts');
    return await prove(challengeUrl);
  } catch {
    return { kind: 'failed', failureCause: 'offline' };
  }
}
