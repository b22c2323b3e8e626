import { expect, test } from 'vitest';
import { marginCells } from './margin-cells.ts';

test.each([
  [500, { columns: 50, rows: 10 }],
  [200, { columns: 40, rows: 5 }],
  [100, { columns: 25, rows: 4 }],
  [5, { columns: 5, rows: 1 }],
  // A prime has one row.
  [37, { columns: 37, rows: 1 }],
  [1, { columns: 1, rows: 1 }],
])('a leverage of 1:%i has %o', (leverage, cells) => {
  expect(marginCells(leverage)).toEqual(cells);
});

test('whatever the leverage, there is a cell for each time that the margin goes into the value', () => {
  for (let leverage = 1; leverage <= 1000; leverage++) {
    const { columns, rows } = marginCells(leverage);
    expect(columns * rows).toBe(leverage);
  }
});
