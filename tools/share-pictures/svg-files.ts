import { readFileSync } from 'node:fs';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing of the site, to be put into another; its ids get a prefix of their own. */
export const readDrawing = (file: string, prefix: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replaceAll(/\bhref="#([^"]+)"/g, `href="#${prefix}-$1"`);

/** An SVG document as a part of another. */
export const placed = (svg: string, { x, y, width, height }: Box): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** A drawing of black lines as a mask: white lets through. */
export const lineMask = (id: string, svg: string, box: Box): string =>
  `<mask id="${id}">${placed(svg, box).replace('stroke="#000"', 'stroke="#fff"')}</mask>`;
