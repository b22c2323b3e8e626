import { expect, test } from 'vitest';
import { layOut, sheet } from './cube-scene.ts';

const lots = [
  { symbol: 'XAUUSD', contractSize: 100 },
  { symbol: 'XAGUSD', contractSize: 5000 },
  { symbol: 'XPTUSD', contractSize: 100 },
];

test('all columns have one scale', () => {
  const { columns } = layOut(lots);
  for (const { share, width } of columns)
    expect(share / width).toBeCloseTo((columns[0]?.share ?? 0) / (columns[0]?.width ?? 1), 3);
});

test('every cube is inside its column and under the ceiling, whatever the contract size', () => {
  for (const contractSize of [1, 100, 5000, 50_000]) {
    const { columns, floor } = layOut(lots.map(({ symbol }) => ({ symbol, contractSize })));
    for (const { cubeX, edge, width } of columns) {
      expect(cubeX + edge * 1.3).toBeLessThanOrEqual(width);
      expect(edge * 1.22).toBeLessThanOrEqual(floor);
    }
    expect(columns[0]?.width).toBeGreaterThanOrEqual(sheet.width);
  }
});
