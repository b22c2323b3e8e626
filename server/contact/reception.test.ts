import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { emptyValues, formTokenField, honeypotField } from '../../contract/contact-message.ts';
import { createFormTokens } from './form-tokens.ts';
import { createReception } from './reception.ts';

describe('the reception', () => {
  const clock = { now: new Date('2026-06-15T12:00:00Z') };
  const formTokens = createFormTokens(randomBytes(32));
  const values = {
    ...emptyValues,
    'contact-name': 'L',
    'contact-phone': '1',
    'contact-email': 'l@example.com',
    subject: 's',
    'contact-message': 'm',
  };
  const start = (limits = { maxPerHourPerIp: 8, maxPerHourTotal: 40 }) =>
    createReception({
      limits,
      formTokens: () => Promise.resolve(formTokens),
      proofs: undefined,
      keep: () => Promise.resolve({ kind: 'accepted' }),
      now: () => clock.now,
    });
  const withOldToken = (): ReadonlyMap<string, string> =>
    new Map([[formTokenField, formTokens.issue(new Date(clock.now.getTime() - 5000))]]);

  test('a filled honeypot, a token too new and a forged token are refused alike', async () => {
    const reception = start();
    for (const fields of [
      [honeypotField, 'https://spam.example'],
      [formTokenField, formTokens.issue(clock.now)],
      [formTokenField, 'forged'],
    ] as const) {
      expect(await reception.receive(values, new Map([fields]), 'a')).toEqual({ kind: 'refused' });
    }
    expect(await reception.receive(values, withOldToken(), 'a')).toEqual({ kind: 'accepted' });
  });

  test('one IP has an hourly limit; without a token, a quarter of it', async () => {
    const reception = start();
    const kinds = async (
      fields: () => ReadonlyMap<string, string>,
      client: string,
    ): Promise<string> => {
      const results = [];
      for (let number = 0; number < 10; number++)
        results.push((await reception.receive(values, fields(), client)).kind);
      return results.map((kind) => kind[0]).join('');
    };
    expect(await kinds(withOldToken, 'with token')).toBe('aaaaaaaatt');
    expect(await kinds(() => new Map(), 'without token')).toBe('aatttttttt');
    expect(await reception.receive(values, withOldToken(), 'without token')).toEqual({
      kind: 'accepted',
    });
    expect(await reception.receive(values, withOldToken(), 'with token')).toEqual({
      kind: 'tooMany',
      retryAfterSeconds: 3600,
    });
  });

  test('all clients together have a limit, too, and messages without a token cannot use it up', async () => {
    const reception = start();
    let taken = 0;
    for (let number = 0; number < 100; number++)
      if ((await reception.receive(values, new Map(), `bot ${number}`)).kind === 'accepted')
        taken++;
    expect(taken).toBe(10);
    expect(await reception.receive(values, withOldToken(), 'person')).toEqual({ kind: 'accepted' });
  });

  test('an incomplete message does not count against the limit', async () => {
    const reception = start({ maxPerHourPerIp: 1, maxPerHourTotal: 1 });
    expect(await reception.receive({ ...values, subject: '' }, withOldToken(), 'a')).toEqual({
      kind: 'invalid',
      problems: { subject: 'missing' },
    });
    expect(await reception.receive(values, withOldToken(), 'a')).toEqual({ kind: 'accepted' });
  });

  test('one request a second', () => {
    const reception = start();
    expect([reception.admit('a'), reception.admit('a'), reception.admit('b')]).toEqual([0, 1, 0]);
  });
});
