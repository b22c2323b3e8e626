import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createFormTokens } from './form-tokens.ts';

describe('a form token', () => {
  const formTokens = createFormTokens(randomBytes(32));
  const secondsLater = (seconds: number): Date => new Date(1_800_000_000_000 + seconds * 1000);
  const token = formTokens.issue(secondsLater(0));

  test.each([
    [-1, false],
    [2.9, false],
    [3, true],
    [4 * 3600, true],
    [4 * 3600 + 1, false],
  ])('of %f seconds ago is accepted: %s', (age, accepted) => {
    expect(formTokens.accepts(token, secondsLater(age))).toBe(accepted);
  });

  test.each([
    '',
    'x',
    '.',
    `${token}x.y`,
    token.replace(/^./, '1'),
    token.slice(0, -2),
    createFormTokens(randomBytes(32)).issue(secondsLater(0)),
  ])('that is not ours is not accepted: %s', (forged) => {
    expect(formTokens.accepts(forged, secondsLater(10))).toBe(false);
  });
});
