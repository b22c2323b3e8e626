/**
 * A lot drawn as a square of a hundred blocks: a block is a hundredth of a lot, the smallest order. The drawing is ten units
 * wide for each block, so that blocks stay large enough not to shimmer.
 */
export const blocksPerSide = 10;
export const blocksPerLot = blocksPerSide ** 2;
export const blockSize = 10;
/** Chosen before the reader moves the slider: enough to see what is chosen. */
export const initialBlocks = 25;

/** SVG path around the first blocks, row by row. */
export function pathOfBlocks(count: number): string {
  const rows = Math.floor(count / blocksPerSide);
  const rest = (count % blocksPerSide) * blockSize;
  const height = rows * blockSize;
  return `M0 0H${blocksPerSide * blockSize}V${height}H${rest}v${rest === 0 ? 0 : blockSize}H0z`;
}
