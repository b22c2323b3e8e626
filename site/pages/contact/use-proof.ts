import { useEffect, useRef } from 'react';
import { challengeTtlMs, proofField } from '../../../contract/contact-message.ts';
import type { FailureCause } from '../../../contract/contact-outcome.ts';
import type { Proof } from './proof-of-work.ts';

/** An older proof is replaced: its challenge may expire before the message arrives. */
const maxProofAgeMs = challengeTtlMs * 0.75;

/**
 * Makes a proof of work for the next message while the visitor writes it.
 * @param challengeUrl undefined: messages need no proof
 */
export function useProof(challengeUrl: string | undefined): {
  /** Starts a proof, unless one is ready or under way. */
  prepare: () => void;
  /** Puts a proof into the form. @returns why there is none, or undefined */
  fillIn: (form: HTMLFormElement) => Promise<FailureCause | undefined>;
} {
  const next = useRef<{ proof: Promise<Proof>; startedAtMs: number } | undefined>(undefined);
  const prepare = (): void => {
    if (challengeUrl !== undefined)
      next.current ??= { proof: makeProof(challengeUrl), startedAtMs: Date.now() };
  };
  useEffect(prepare, [challengeUrl]);
  return {
    prepare,
    async fillIn(form) {
      const input = form.elements.namedItem(proofField);
      if (challengeUrl === undefined || !(input instanceof HTMLInputElement)) return undefined;
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
    },
  };
}

/** Imports its code lazily: browsers fetch it only where the settings require proofs. */
async function makeProof(challengeUrl: string): Promise<Proof> {
  try {
    const { prove } = await import('./proof-of-work.ts');
    return await prove(challengeUrl);
  } catch {
    return { kind: 'failed', failureCause: 'offline' };
  }
}
