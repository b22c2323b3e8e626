import { expect, test } from 'vitest';
import { claims } from '../../facts/claims.ts';
import { revenueBar, splitRevenue } from './revenue-split.ts';

test('both parts of the revenue add up to the whole', () => {
  const { yours, ours } = splitRevenue(1000);
  expect(yours).toBe(10 * claims.ibShare.value.value);
  expect(yours + ours).toBe(1000);
});

test.each([1, 5])(
  'the bar has one stroke for each %s %%, the claimed number in gold',
  (percent) => {
    const strokes = (path: string): number => path.split('M').length - 1;
    const bar = revenueBar(percent);
    const share = claims.ibShare.value.value;
    expect(strokes(bar.yours)).toBe(Math.ceil(share / percent));
    expect(strokes(bar.ours)).toBe(Math.ceil((100 - share) / percent));
  },
);
