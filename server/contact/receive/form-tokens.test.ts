import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createFormTokens } from './form-tokens.ts';

describe('a form token', () => {
  const formTokens = createFormTokens(randomBytes(32));
  const secondsLater = (seconds: number): Date => new Date(1_800_000_000_000 + seconds * 1000);
  const network = '2001:db8:1::/48';
  const token = formTokens.issue(secondsLater(0), network);

  test.each([
    [-1, 'worthless'],
    [2.9, 'worthless'],
    [3, 'own'],
    [4 * 3600, 'own'],
    [4 * 3600 + 1, 'worthless'],
  ])('of %f seconds ago is %s', (age, origin) => {
    expect(formTokens.check(token, secondsLater(age), network)).toBe(origin);
  });

  test.each([
    '',
    'x',
    '.',
    '..',
    `${token}x.y`,
    token.replace(/^./, '1'),
    token.replace(/\..{16}\./, `.${'A'.repeat(16)}.`),
    token.slice(0, -2),
    `${token}=`,
    `${token}.x`,
    createFormTokens(randomBytes(32)).issue(secondsLater(0), network),
  ])('that is not ours is worthless: %s', (forged) => {
    expect(formTokens.check(forged, secondsLater(10), network)).toBe('worthless');
  });

  test('of another network is foreign, and does not name its network', () => {
    expect(formTokens.check(token, secondsLater(10), '2001:db8:2::/48')).toBe('foreign');
    expect(token).toMatch(/^[\da-z]+\.[\w-]{16}\.[\w-]{43}$/);
  });
});
