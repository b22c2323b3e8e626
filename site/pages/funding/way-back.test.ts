import { expect, test } from 'vitest';
import { divideWithdrawal } from './way-back.ts';

const deposits = [
  { method: 'card', amount: 2000 },
  { method: 'bank', amount: 1000 },
];

test.each([
  [3500, { card: [2000, 0], bank: [1000, 500] }],
  [3000, { card: [2000, 0], bank: [1000, 0] }],
  [2400, { card: [2000, 0], bank: [400, 0] }],
  [1500, { card: [1500, 0], bank: [0, 0] }],
])('of %i withdrawn, no method gets back more than came by it', (withdrawal, expected) => {
  const payouts = divideWithdrawal(deposits, withdrawal);
  expect(
    Object.fromEntries(payouts.map(({ method, returned, gain }) => [method, [returned, gain]])),
  ).toEqual(expected);
  expect(payouts.reduce((sum, { returned, gain }) => sum + returned + gain, 0)).toBe(withdrawal);
});

test('a single method gets its deposit and the gain', () => {
  expect(divideWithdrawal([{ method: 'wallet', amount: 100 }], 130)).toEqual([
    { method: 'wallet', returned: 100, gain: 30 },
  ]);
});
