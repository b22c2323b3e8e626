import svgpath from 'svgpath';

/**
 * SVG path data of a logo on a grid of 24 × 24, to two decimals: a hundredth of the grid cannot be seen at these sizes, and
 * the third and fourth decimals of Simple Icons are a fifth of the bytes.
 */
export const logoPath = ({ path }: { path: string }): string =>
  svgpath(path).rel().round(2).toString().replaceAll('z m', 'zm');
