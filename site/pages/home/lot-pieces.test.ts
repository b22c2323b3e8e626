import { expect, test } from 'vitest';
import { behind, cell, perRow, piecesIn, stage } from './lot-pieces.ts';

/** Where a shape begins. */
const startOf = (shape: Record<string, string>): number =>
  Number(/[\d.-]+/.exec(shape['transform'] ?? '')?.[0]);
const tenPlaces = perRow * cell.width + behind.x;

test('one lot stands in the first of ten places, which stand in the middle of the floor', () => {
  expect(piecesIn(1, 1)).toEqual({
    whole: { opacity: '0', transform: `translate(5 ${stage.floor})` },
    all: { transform: `translate(5 ${stage.floor}) scale(1)` },
    front: { width: String(cell.width) },
    back: { width: '0' },
  });
  expect(startOf(piecesIn(1, 1).all) * 2 + tenPlaces).toBe(stage.width);
});

test('the places stay where they are when pieces are added', () => {
  expect(piecesIn(10, 1).all).toEqual(piecesIn(1, 1).all);
});

test('more than five pieces have a second row', () => {
  const { front, back } = piecesIn(7, 1);
  expect([front, back]).toEqual([
    { width: String(5 * cell.width) },
    { width: String(2 * cell.width) },
  ]);
});

test('the outline of a whole lot stands beside its parts, both in the middle of the floor', () => {
  const { whole, all } = piecesIn(3, 0.5);
  expect(whole['opacity']).toBe('0.2');
  expect(startOf(all)).toBeGreaterThan(startOf(whole) + cell.width);
  expect(startOf(whole) + startOf(all) + tenPlaces / 2).toBe(stage.width);
});

test.each([1, 0.5])('ten pieces of scale %d stay on the stage', (scale) => {
  const { whole, all } = piecesIn(10, scale);
  expect(startOf(whole)).toBeGreaterThanOrEqual(0);
  expect(startOf(all) + tenPlaces * scale).toBeLessThanOrEqual(stage.width);
});
