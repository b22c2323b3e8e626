import { expect, test } from 'vitest';
import { claims } from '../../facts/claims.ts';
import { revenueBar, splitRevenue } from './revenue-split.ts';

test('both parts of the revenue add up to the whole', () => {
  const { yours, ours } = splitRevenue(1000);
  expect(yours).toBe(10 * claims.ibShare.value.value);
  expect(yours + ours).toBe(1000);
});

test('the bar has one stroke for each percent, the claimed number of them in gold', () => {
  const strokes = (path: string): number => path.split('M').length - 1;
  const bar = revenueBar();
  expect(strokes(bar.yours)).toBe(claims.ibShare.value.value);
  expect(strokes(bar.yours) + strokes(bar.ours)).toBe(100);
});
