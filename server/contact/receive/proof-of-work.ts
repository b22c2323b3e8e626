import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';
import { challengeTtlMs } from '../../../core/domain/contact-message.ts';
import { maxProofLength } from '../limits.ts';
import type { SharedKeys } from '../store/shared-keys.ts';
import type { SpentProofs } from '../store/spent-proofs.ts';

/** ALTCHA challenges, version 2: the browser finds the number from which the server derived a key. */
export interface ProofsOfWork {
  issue(now: Date): Promise<Challenge>;
  /**
   * Verifies a proof and uses it up.
   * @returns `fresh`: valid and used for the first time; `spent` and `full`: see `SpentProofs.spend`; `worthless`: forged, not
   * solved, or expired
   * @throws when the store does not respond
   */
  redeem(proof: string, now: Date): Promise<'fresh' | 'spent' | 'full' | 'worthless'>;
}

/** Rounds of SHA-256 in each attempt of the browser. */
const cost = 5000;

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.literal(cost),
      expiresAt: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

interface ProofOptions {
  keys: SharedKeys;
  spentProofs: SpentProofs;
  /** A challenge takes at most this many attempts, and at least half as many. */
  maxProofAttempts: number;
}

export function createProofsOfWork({
  keys,
  spentProofs,
  maxProofAttempts,
}: ProofOptions): ProofsOfWork {
  let secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string } | undefined;
  const readSecrets = async () => {
    const [challenges, solutions] = await Promise.all([
      keys.get('challenges'),
      keys.get('solutions of challenges'),
    ]);
    return (secrets ??= {
      hmacSignatureSecret: challenges.toString('base64url'),
      hmacKeySignatureSecret: solutions.toString('base64url'),
    });
  };

  return {
    async issue(now) {
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        // Choosing the number here keeps waiting times similar and lets the server verify a proof without repeating the work.
        counter: randomInt(maxProofAttempts, Math.ceil(maxProofAttempts / 2)),
        deriveKey,
        expiresAt: new Date(now.getTime() + challengeTtlMs),
        ...(secrets ?? (await readSecrets())),
      });
    },

    async redeem(proof, now) {
      const parsed = parseProof(proof);
      if (!parsed) return 'worthless';
      const { challenge, solution } = parsed;
      const { nonce, expiresAt } = challenge.parameters;
      const expiry = new Date(expiresAt * 1000);
      if (!(expiry > now)) return 'worthless';
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...(secrets ?? (await readSecrets())),
      });
      return verified ? spentProofs.spend({ id: nonce, expiresAt: expiry }, now) : 'worthless';
    },
  };
}

/** Parses a proof: JSON in base64. */
function parseProof(proof: string): z.output<typeof proofSchema> | undefined {
  if (proof.length > maxProofLength) return undefined;
  try {
    return proofSchema.safeParse(JSON.parse(atob(proof))).data;
  } catch {
    return undefined;
  }
}
