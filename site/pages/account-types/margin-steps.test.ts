import { expect, test } from 'vitest';
import { marginExample } from './margin-steps.tsx';

test('one lot of a pair at 1:500 with a thousand dollars', () => {
  const example = marginExample({ symbol: 'EURUSD', contractSize: 100_000, leverage: 500 });
  expect(example.contractValue).toBe(110_000);
  expect(example.margin).toBe(220);
  expect(example.marginLevel).toBeCloseTo(454.55, 2);
  expect(example.pipValue).toBe(10);
  // 1,000 − 220 = 780 lost, at 10 a pip.
  expect(example.marginCall.equity).toBe(220);
  expect(example.marginCall.pips).toBeCloseTo(78);
  expect(example.stopOut.equity).toBe(110);
  expect(example.stopOut.pips).toBeCloseTo(89);
  expect(example.stopOutShare).toBeCloseTo(0.00809, 5);
});
