import { expect, test } from 'vitest';
import { forexPairs } from '../../../facts/instruments.ts';
import { pairMatrix, currencyPrecedence } from './pair-matrix.ts';

test('the matrix holds every pair once and every currency once', () => {
  const cells = pairMatrix();
  const pairs = cells.flatMap((cell) => (cell.kind === 'pair' ? [cell.symbol] : []));
  expect(pairs.toSorted()).toEqual([...forexPairs].toSorted());
  expect(pairs).toHaveLength(28);
  expect(cells.flatMap((cell) => (cell.kind === 'currency' ? [cell.code] : []))).toEqual([
    ...currencyPrecedence,
  ]);
});

test('every pair is where its base’s row meets its quote’s column', () => {
  for (const cell of pairMatrix()) {
    if (cell.kind === 'pair')
      expect(cell.symbol).toBe(`${currencyPrecedence[cell.row]}${currencyPrecedence[cell.column]}`);
    else expect(cell.row).toBe(cell.column);
  }
});
