import { expect, test } from 'vitest';
import { formatLotAmount, lastPosition, lotsAt, oneLotPosition, pieceScale } from './lot-scale.ts';

const positions = Array.from({ length: lastPosition + 1 }, (_, position) => position);

test('the slider goes from a hundredth to ten lots, by hundredths, tenths and lots', () => {
  expect(positions.map((position) => lotsAt(position).lots)).toEqual([
    0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8,
    0.9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(lotsAt(oneLotPosition).lots).toBe(1);
});

test.each(positions)('at position %i the pieces add up to the lots', (position) => {
  const { lots, pieces, piece } = lotsAt(position);
  expect(pieces * piece).toBeCloseTo(lots, 10);
  expect(pieces).toBeLessThanOrEqual(10);
});

test('ten pieces have the volume of one of the next size', () => {
  expect(10 * pieceScale(0.01) ** 3).toBeCloseTo(pieceScale(0.1) ** 3, 10);
  expect(pieceScale(1)).toBe(1);
});

test.each([
  [100_000 * 0.07, '7,000'],
  [0.1 * 3, '0.3'],
  [(1 / 200) * 0.01, '0.00005'],
  [1_000_000, '1,000,000'],
])('%d is written %s', (amount, text) => {
  expect(formatLotAmount(amount)).toBe(text);
});
