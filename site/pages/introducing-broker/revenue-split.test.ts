import { expect, test } from 'vitest';
import { claims } from '../../facts/claims.ts';
import { splitRevenue } from './revenue-split.ts';

test('both parts of the revenue add up to the whole', () => {
  const { yours, ours } = splitRevenue(1000);
  expect(yours).toBe(10 * claims.ibShare.value.value);
  expect(yours + ours).toBe(1000);
});
