import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { expect, onTestFinished, test } from 'vitest';
import {
  challengeTtlMs,
  proofField,
  type ContactMessage,
} from '../../../core/domain/contact-message.ts';
import { goodValues } from '../../../tests/mail/messages.ts';
import { createContactStore, type ContactStore } from '../store/contact-store.ts';
import { openSqliteDatabase } from '../store/sqlite-database.ts';
import { createProofsOfWork, type ProofsOfWork } from './proof-of-work.ts';
import { createReception, type Reception } from './reception.ts';

const start = new Date();
const after = (milliseconds: number): Date => new Date(start.getTime() + milliseconds);
const maxProofAttempts = 8;

function newStore(): ContactStore {
  const store = createContactStore(openSqliteDatabase(':memory:'));
  onTestFinished(() => store.close());
  return store;
}

const proofsIn = ({ keys, spentProofs }: ContactStore): ProofsOfWork =>
  createProofsOfWork({ keys, spentProofs, maxProofAttempts });

/** A reception that takes one message per hour, and none without a proof. */
const receptionOfOne = (
  proofs: ProofsOfWork,
  onKeep: (message: ContactMessage) => void = () => {},
): Reception =>
  createReception({
    limits: { maxPerHourPerIp: 1, maxPerHourPerNetwork: 1, maxPerHourTotal: 1 },
    formTokens: undefined,
    proofs,
    keep: (message) => {
      onKeep(message);
      return Promise.resolve({ kind: 'accepted' });
    },
    now: () => start,
  });

/** As the browser does it. */
async function solve(
  challenge: Challenge,
): Promise<{ challenge: Challenge; solution: { counter: number; derivedKey: string } }> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved');
  return { challenge, solution };
}
const encode = (proof: unknown): string => btoa(JSON.stringify(proof));

test('a solved challenge counts once across all replicas', async () => {
  const store = newStore();
  const [one, other] = [proofsIn(store), proofsIn(store)];
  const proof = encode(await solve(await one.issue(start)));
  expect(await other.redeem(proof, after(60_000))).toBe('fresh');
  expect(await one.redeem(proof, after(60_000))).toBe('spent');
});

test('of many simultaneous requests with the same proof, one is accepted', async () => {
  const proofs = proofsIn(newStore());
  const proof = encode(await solve(await proofs.issue(start)));
  const results = await Promise.all(Array.from({ length: 10 }, () => proofs.redeem(proof, start)));
  expect(results.toSorted()).toEqual(['fresh', ...Array.from({ length: 9 }, () => 'spent')]);
});

test('a challenge takes between half and all of the maximum attempts', async () => {
  const proofs = proofsIn(newStore());
  const counters = await Promise.all(
    Array.from(
      { length: 30 },
      async () => (await solve(await proofs.issue(start))).solution.counter,
    ),
  );
  expect(Math.min(...counters)).toBeGreaterThanOrEqual(maxProofAttempts / 2);
  expect(Math.max(...counters)).toBeLessThanOrEqual(maxProofAttempts);
  expect(new Set(counters).size).toBeGreaterThan(1);
});

test('after an hour a proof is refused and no longer remembered', async () => {
  const store = newStore();
  const proofs = proofsIn(store);
  const [early, late] = [
    encode(await solve(await proofs.issue(start))),
    encode(await solve(await proofs.issue(start))),
  ];
  expect(await proofs.redeem(early, after(challengeTtlMs - 2000))).toBe('fresh');
  expect(await proofs.redeem(late, after(challengeTtlMs))).toBe('worthless');
  const ended = { id: 'ended', expiresAt: after(1000) };
  expect(await store.spentProofs.spend(ended, start)).toBe('fresh');
  expect(await store.spentProofs.spend({ ...ended, expiresAt: after(5000) }, after(1000))).toBe(
    'fresh',
  );
});

test('forged, altered and unsolved proofs are refused and leave no trace', async () => {
  const store = newStore();
  const proofs = proofsIn(store);
  const stranger = proofsIn(newStore());
  const good = await solve(await proofs.issue(start));
  const { parameters } = good.challenge;
  const changed = (changes: object): object => ({
    ...good,
    challenge: { ...good.challenge, parameters: { ...parameters, ...changes } },
  });
  const worthless = [
    '',
    'not base64 §',
    btoa('not JSON'),
    btoa('null'),
    'A'.repeat(100_000),
    encode(await solve(await stranger.issue(start))),
    encode(
      changed({ expiresAt: parameters.expiresAt === undefined ? 0 : parameters.expiresAt + 3600 }),
    ),
    encode(changed({ nonce: '00'.repeat(16) })),
    encode(changed({ cost: 1 })),
    encode(changed({ keySignature: undefined })),
    encode({ ...good, challenge: { parameters } }),
    encode({
      ...good,
      solution: { ...good.solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') },
    }),
    encode({ ...good, solution: { counter: 'x', derivedKey: 7 } }),
  ];
  for (const proof of worthless)
    expect([proof.slice(0, 60), await proofs.redeem(proof, start)]).toEqual([
      proof.slice(0, 60),
      'worthless',
    ]);
  expect(await proofs.redeem(encode(good), start)).toBe('fresh');
});

test('the number of remembered proofs is limited: at the limit new proofs are refused, and none is forgotten', async () => {
  const database = openSqliteDatabase(':memory:');
  const store = createContactStore(database);
  const spend = (id: string, now: Date) =>
    store.spentProofs.spend({ id, expiresAt: after(60_000) }, now);
  expect(await spend('first', start)).toBe('fresh');
  await database.query(
    `WITH RECURSIVE numbers (number) AS (SELECT 2 UNION ALL SELECT number + 1 FROM numbers WHERE number < 100000)
     INSERT INTO contact_proofs (id, expires_at) SELECT number, $1 FROM numbers`,
    [after(60_000).toISOString()],
  );
  expect([await spend('next', start), await spend('first', start)]).toEqual(['full', 'spent']);
  expect(await spend('next', after(60_000))).toBe('fresh');
  await store.close();
});

test('the reception refuses messages without a proof and does not count them against any limit', async () => {
  const store = newStore();
  const proofs = proofsIn(store);
  const kept: string[] = [];
  const reception = receptionOfOne(proofs, ({ subject }) => kept.push(subject));
  const bring = (proof?: string) =>
    reception.receive(goodValues, new Map(proof === undefined ? [] : [[proofField, proof]]), 'a');
  expect(await bring()).toEqual({ kind: 'proofMissing' });
  expect(await bring('')).toEqual({ kind: 'proofMissing' });
  expect(await bring('forged')).toEqual({ kind: 'refused' });
  const proof = encode(await solve(await proofs.issue(start)));
  expect(
    await reception.receive({ ...goodValues, subject: '' }, new Map([[proofField, proof]]), 'a'),
  ).toMatchObject({ kind: 'invalid' });
  expect(kept).toEqual([]);
  expect(await bring(proof)).toEqual({ kind: 'accepted' });
  expect(await bring(proof)).toEqual({ kind: 'refused' });
  expect(kept).toEqual([goodValues.subject]);
});

test('a database that does not respond is a failure, not a refusal', async () => {
  const store = newStore();
  const proofs = proofsIn(store);
  const proof = encode(await solve(await proofs.issue(start)));
  const reception = receptionOfOne(proofs);
  await store.close();
  expect(await reception.receive(goodValues, new Map([[proofField, proof]]), 'a')).toEqual({
    kind: 'failed',
    failureCause: 'unavailable',
  });
});
