import { expect, test } from 'vitest';
import { marginCells } from './margin-cells.ts';

test.each([
  [500, { columns: 50, rows: 10 }],
  [100, { columns: 25, rows: 4 }],
  // A prime has one row.
  [37, { columns: 37, rows: 1 }],
])('a leverage of 1:%i has %o', (leverage, cells) => {
  expect(marginCells(leverage)).toEqual(cells);
});
