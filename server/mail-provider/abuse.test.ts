import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { emptyValues, formTokenField, honeypotField } from '../../contract/contact-message.ts';
import { clientIp } from './client-ip.ts';
import { createRateLimit } from '../rate-limit.ts';
import { createReception } from './reception.ts';
import { createFormTokens } from './form-tokens.ts';

describe('the rate limit', () => {
  test('lets so many through in its window and then says how long to wait', () => {
    const limit = createRateLimit(2, 10);
    expect([
      limit.take('a', 0),
      limit.take('a', 1000),
      limit.take('a', 2000),
      limit.take('b', 2000),
    ]).toEqual([0, 0, 8, 0]);
    expect([limit.take('a', 9999), limit.take('a', 10_000)]).toEqual([1, 0]);
  });

  test('forgets the oldest before it fills the memory', () => {
    const limit = createRateLimit(1, 1000);
    for (let key = 0; key <= 50_000; key++) limit.take(`${key}`, key);
    expect(limit.take('50000', 60_000)).toBeGreaterThan(0);
    expect(limit.take('0', 60_000)).toBe(0);
  });
});

describe('the address that a request is counted for', () => {
  const from = (forwarded: string | undefined, proxies: number, peer = '192.0.2.1'): string =>
    clientIp(
      new Request('http://site.test', {
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      }),
      peer,
      proxies,
    );

  test.each([
    [undefined, 0, '192.0.2.1'],
    ['203.0.113.9', 0, '192.0.2.1'],
    ['203.0.113.9', 1, '203.0.113.9'],
    ['198.51.100.7, 203.0.113.9', 1, '203.0.113.9'],
    ['198.51.100.7, 203.0.113.9', 2, '198.51.100.7'],
    ['203.0.113.9', 5, '203.0.113.9'],
    [undefined, 1, '192.0.2.1'],
  ])('forwarded for %s with %i proxies of ours is %s', (forwarded, proxies, address) => {
    expect(from(forwarded, proxies)).toBe(address);
  });

  test('an IPv6 visitor is counted by the network', () => {
    expect(from(undefined, 0, '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(from(undefined, 0, '2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(from(undefined, 0, '::1')).toBe('0:0:0:0::/64');
    expect(from(undefined, 0, '::ffff:192.0.2.1')).toBe('192.0.2.1');
  });
});

describe('a time stamp', () => {
  const stamps = createFormTokens(randomBytes(32));
  const at = (seconds: number): Date => new Date(1_800_000_000_000 + seconds * 1000);
  const stamp = stamps.issue(at(0));

  test.each([
    [-1, false],
    [2.9, false],
    [3, true],
    [4 * 3600, true],
    [4 * 3600 + 1, false],
  ])('of %f seconds ago is accepted: %s', (age, accepted) => {
    expect(stamps.accepts(stamp, at(age))).toBe(accepted);
  });

  test.each([
    '',
    'x',
    '.',
    `${stamp}x.y`,
    stamp.replace(/^./, '1'),
    stamp.slice(0, -2),
    createFormTokens(randomBytes(32)).issue(at(0)),
  ])('that is not ours is not accepted: %s', (forged) => {
    expect(stamps.accepts(forged, at(10))).toBe(false);
  });
});

describe('the reception', () => {
  const clock = { now: new Date('2026-06-15T12:00:00Z') };
  const stamps = createFormTokens(randomBytes(32));
  const typed = {
    ...emptyValues,
    'contact-name': 'L',
    'contact-phone': '1',
    'contact-email': 'l@example.com',
    subject: 's',
    'contact-message': 'm',
  };
  const start = (limits = { perIp: 8, together: 40 }) =>
    createReception({
      limits,
      formTokens: () => Promise.resolve(stamps),
      proofs: undefined,
      keep: () => Promise.resolve({ kind: 'accepted' }),
      now: () => clock.now,
    });
  const old = (): ReadonlyMap<string, string> =>
    new Map([[formTokenField, stamps.issue(new Date(clock.now.getTime() - 5000))]]);

  test('a filled trap, a stamp too young and a forged stamp are refused alike', async () => {
    const reception = start();
    for (const fields of [
      [honeypotField, 'https://spam.example'],
      [formTokenField, stamps.issue(clock.now)],
      [formTokenField, 'forged'],
    ] as const) {
      expect(await reception.receive(typed, new Map([fields]), 'a')).toEqual({ kind: 'refused' });
    }
    expect(await reception.receive(typed, old(), 'a')).toEqual({ kind: 'accepted' });
  });

  test('one address has its share of an hour; without a stamp a quarter of it', async () => {
    const reception = start();
    const kinds = async (
      fields: () => ReadonlyMap<string, string>,
      client: string,
    ): Promise<string> => {
      const results = [];
      for (let number = 0; number < 10; number++)
        results.push((await reception.receive(typed, fields(), client)).kind);
      return results.map((kind) => kind[0]).join('');
    };
    expect(await kinds(old, 'stamped')).toBe('aaaaaaaatt');
    expect(await kinds(() => new Map(), 'unstamped')).toBe('aatttttttt');
    expect(await reception.receive(typed, old(), 'unstamped')).toEqual({ kind: 'accepted' });
    expect(await reception.receive(typed, old(), 'stamped')).toEqual({
      kind: 'tooMany',
      retryAfter: 3600,
    });
  });

  test('everybody together has a share, too, and messages without stamp cannot use it up', async () => {
    const reception = start();
    let taken = 0;
    for (let number = 0; number < 100; number++)
      if ((await reception.receive(typed, new Map(), `bot ${number}`)).kind === 'accepted') taken++;
    expect(taken).toBe(10);
    expect(await reception.receive(typed, old(), 'person')).toEqual({ kind: 'accepted' });
  });

  test('a message with something missing costs nothing of the share', async () => {
    const reception = start({ perIp: 1, together: 1 });
    expect(await reception.receive({ ...typed, subject: '' }, old(), 'a')).toEqual({
      kind: 'invalid',
      problems: { subject: 'missing' },
    });
    expect(await reception.receive(typed, old(), 'a')).toEqual({ kind: 'accepted' });
  });

  test('one request a second', () => {
    const reception = start();
    expect([reception.admit('a'), reception.admit('a'), reception.admit('b')]).toEqual([0, 1, 0]);
  });
});
