/** How many times wider than high the drawing of the cells is. */
const aspect = 7;

/**
 * Rows of equal cells for a leverage: as many cells as the margin goes into the contract's value, in the most nearly square
 * shape that leaves none over.
 */
export function marginCells(leverage: number): { columns: number; rows: number } {
  const distortion = (rows: number): number =>
    Math.abs(Math.log((aspect * rows * rows) / leverage));
  const rows = Array.from({ length: leverage }, (_, index) => index + 1)
    .filter((candidate) => leverage % candidate === 0)
    .reduce((best, candidate) => (distortion(candidate) < distortion(best) ? candidate : best), 1);
  return { columns: leverage / rows, rows };
}
