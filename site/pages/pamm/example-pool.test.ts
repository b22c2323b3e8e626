import { expect, test } from 'vitest';
import { poolMembers, poolTotals } from './example-pool.ts';

test.each(['stake', 'gain', 'loss'] as const)(
  'the %s is divided by shares without a rest',
  (name) => {
    for (const member of poolMembers)
      expect(member[name]).toBeCloseTo((poolTotals[name] * member.sharePercent) / 100, 10);
    expect(poolMembers.reduce((sum, member) => sum + member[name], 0)).toBe(poolTotals[name]);
  },
);
