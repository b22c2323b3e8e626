/**
 * Grids with one mark for each unit of a lot, in ten by ten blocks: a block is a hundredth of a lot, the smallest order.
 */
export const blocksPerSide = 10;

export const grids = {
  oil: {
    symbol: 'USOIL',
    block: { columns: 5, rows: 2 },
    mark: { width: 3.6, height: 8.8 },
    step: { x: 4.8, y: 10.45 },
    gap: 4,
  },
  gas: {
    symbol: 'NATGAS',
    block: { columns: 10, rows: 10 },
    mark: { width: 1.55, height: 1.55 },
    step: { x: 2.3, y: 2 },
    gap: 4,
  },
} as const;

export type Grid = (typeof grids)[keyof typeof grids];

export function unitsOf({ block }: Grid): number {
  return blocksPerSide ** 2 * block.columns * block.rows;
}
