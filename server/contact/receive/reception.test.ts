import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formTokenField, honeypotField, proofField } from '../../../core/domain/contact-message.ts';
import { goodValues } from '../../../tests/mail/messages.ts';
import type { MessageLimits } from '../../settings.ts';
import { createFormTokens } from './form-tokens.ts';
import { networkOf } from './network.ts';
import { createReception } from './reception.ts';

describe('the reception', () => {
  const clock = { now: new Date('2026-06-15T12:00:00Z') };
  const formTokens = createFormTokens(randomBytes(32));
  const start = (limits: Partial<MessageLimits> = {}) =>
    createReception({
      limits: { maxPerHourPerIp: 8, maxPerHourPerNetwork: 20, maxPerHourTotal: 40, ...limits },
      formTokens: () => Promise.resolve(formTokens),
      proofs: undefined,
      keep: () => Promise.resolve({ kind: 'accepted' }),
      now: () => clock.now,
    });
  let tokens = 0;
  /** A token of its own for each message. */
  const withOldToken = (ip: string): ReadonlyMap<string, string> =>
    new Map([
      [
        formTokenField,
        formTokens.issue(new Date(clock.now.getTime() - 5000 - tokens++), networkOf(ip)),
      ],
    ]);

  test('a filled honeypot, a token too new and a forged token are refused alike', async () => {
    const reception = start();
    for (const fields of [
      [honeypotField, 'https://spam.example'],
      [formTokenField, formTokens.issue(clock.now, 'a')],
      [formTokenField, 'forged'],
    ] as const) {
      expect(await reception.receive(goodValues, new Map([fields]), 'a')).toEqual({
        kind: 'refused',
      });
    }
    expect(await reception.receive(goodValues, withOldToken('a'), 'a')).toEqual({
      kind: 'accepted',
    });
  });

  test('one IP has an hourly limit; without a token, a quarter of it', async () => {
    const reception = start();
    const kinds = async (
      fields: (ip: string) => ReadonlyMap<string, string>,
      ip: string,
    ): Promise<string> => {
      const results = [];
      for (let number = 0; number < 10; number++)
        results.push((await reception.receive(goodValues, fields(ip), ip)).kind);
      return results.map((kind) => kind[0]).join('');
    };
    expect(await kinds(withOldToken, 'with token')).toBe('aaaaaaaatt');
    expect(await kinds(() => new Map(), 'without token')).toBe('aatttttttt');
    expect(
      await reception.receive(goodValues, withOldToken('without token'), 'without token'),
    ).toEqual({
      kind: 'accepted',
    });
    expect(await reception.receive(goodValues, withOldToken('with token'), 'with token')).toEqual({
      kind: 'tooMany',
      retryAfterSeconds: 3600,
    });
  });

  test('all senders together have a limit, too, and messages without a token cannot use it up', async () => {
    const reception = start();
    let taken = 0;
    for (let number = 0; number < 100; number++)
      if ((await reception.receive(goodValues, new Map(), `bot ${number}`)).kind === 'accepted')
        taken++;
    expect(taken).toBe(10);
    expect(await reception.receive(goodValues, withOldToken('person'), 'person')).toEqual({
      kind: 'accepted',
    });
  });

  test('an incomplete message does not count against the limit', async () => {
    const reception = start({ maxPerHourPerIp: 1, maxPerHourTotal: 1 });
    expect(await reception.receive({ ...goodValues, subject: '' }, withOldToken('a'), 'a')).toEqual(
      {
        kind: 'invalid',
        problems: { subject: 'missing' },
      },
    );
    expect(await reception.receive(goodValues, withOldToken('a'), 'a')).toEqual({
      kind: 'accepted',
    });
  });

  test('one network has an hourly limit, whatever the IPs in it; without a token, a quarter of it', async () => {
    const reception = start();
    const countAccepted = async (
      fields: (ip: string) => ReadonlyMap<string, string>,
      ipOf: (number: number) => string,
    ): Promise<number> => {
      let accepted = 0;
      for (let number = 0; number < 30; number++) {
        const ip = ipOf(number);
        const { kind } = await reception.receive(goodValues, fields(ip), ip);
        if (kind === 'accepted') accepted++;
      }
      return accepted;
    };
    expect(await countAccepted(withOldToken, (number) => `2001:db8:1:${number}::/64`)).toBe(20);
    expect(
      await countAccepted(
        () => new Map(),
        (number) => `203.0.113.${number}`,
      ),
    ).toBe(5);
    expect(
      await reception.receive(goodValues, withOldToken('2001:db8:2:0::/64'), '2001:db8:2:0::/64'),
    ).toEqual({ kind: 'accepted' });
  });

  test('a token that is used up or of another network counts as none where no proof can be asked for', async () => {
    const reception = start({ maxPerHourPerIp: 40 });
    const countAccepted = async (
      ip: string,
      fields: () => ReadonlyMap<string, string>,
    ): Promise<number> => {
      let accepted = 0;
      for (let number = 0; number < 16; number++)
        if ((await reception.receive(goodValues, fields(), ip)).kind === 'accepted') accepted++;
      return accepted;
    };
    const once = withOldToken('203.0.113.1');
    // Five with the token, and five of those that a network may send without one.
    expect(await countAccepted('203.0.113.1', () => once)).toBe(10);
    expect(await countAccepted('198.51.100.1', () => withOldToken('203.0.113.1'))).toBe(5);
  });

  describe('that may ask for proofs of work', () => {
    const startAsking = () => {
      const spent = new Set<string>();
      return createReception({
        limits: { maxPerHourPerIp: 8, maxPerHourPerNetwork: 20, maxPerHourTotal: 40 },
        formTokens: () => Promise.resolve(formTokens),
        proofs: {
          redeem: (proof) => {
            if (!proof.startsWith('work')) return Promise.resolve('worthless');
            const isFresh = !spent.has(proof);
            spent.add(proof);
            return Promise.resolve(isFresh ? 'fresh' : 'spent');
          },
        },
        proofNeeded: 'when asked',
        keep: () => Promise.resolve({ kind: 'accepted' }),
        now: () => clock.now,
      });
    };
    const withProof = (fields: ReadonlyMap<string, string>, proof: string) =>
      new Map([...fields, [proofField, proof]]);

    test('a token of another network needs one', async () => {
      const reception = startAsking();
      const fields = withOldToken('203.0.113.1');
      const sendFrom = async (ip: string, sent: ReadonlyMap<string, string>): Promise<string> =>
        (await reception.receive(goodValues, sent, ip)).kind;
      expect(await sendFrom('198.51.100.1', fields)).toBe('proofAsked');
      expect(await sendFrom('198.51.100.1', withProof(fields, 'forged'))).toBe('refused');
      expect(await sendFrom('198.51.100.1', withProof(fields, 'work'))).toBe('accepted');
      expect(await sendFrom('198.51.100.1', withProof(fields, 'work'))).toBe('refused');
      expect(await sendFrom('203.0.113.254', fields)).toBe('accepted');
    });

    test('the sixth message of a token needs one', async () => {
      const reception = startAsking();
      const fields = withOldToken('203.0.113.1');
      const kinds = [];
      for (let number = 0; number < 6; number++)
        kinds.push((await reception.receive(goodValues, fields, '203.0.113.1')).kind);
      expect(kinds).toEqual([...Array.from({ length: 5 }, () => 'accepted'), 'proofAsked']);
      expect(await reception.receive(goodValues, withProof(fields, 'work'), '203.0.113.1')).toEqual(
        {
          kind: 'accepted',
        },
      );
    });

    test('every message needs one once half of the hour’s came without, and the other half is for those with one', async () => {
      const reception = startAsking();
      const sendFrom = async (number: number, proof?: string): Promise<string> => {
        const ip = `10.${number}.0.1`;
        const fields = withOldToken(ip);
        const sent = proof === undefined ? fields : withProof(fields, proof);
        return (await reception.receive(goodValues, sent, ip)).kind;
      };
      const bare = [];
      for (let number = 0; number < 100; number++) bare.push(await sendFrom(number));
      expect(bare.indexOf('proofAsked')).toBe(20);
      expect(new Set(bare.slice(20))).toEqual(new Set(['proofAsked']));
      expect(await reception.receive(goodValues, new Map(), '10.200.0.1')).toEqual({
        kind: 'proofAsked',
      });
      const proven = [];
      for (let number = 100; number < 121; number++)
        proven.push(await sendFrom(number, `work ${number}`));
      expect(proven.filter((kind) => kind === 'accepted')).toHaveLength(20);
      expect(proven.at(-1)).toBe('tooMany');
    });
  });

  test('one request a second', () => {
    const reception = start();
    expect(['a', 'a', 'b'].map((ip) => reception.admit(ip).kind)).toEqual([
      'allowed',
      'limited',
      'allowed',
    ]);
  });
});
