import { readFileSync } from 'node:fs';
import { brand, mark } from '../../site/facts/brand.ts';
import type { ProductClass } from '../../site/facts/instruments.ts';
import { sharePictureSize } from '../../site/facts/share-picture-size.ts';
import { markSvg } from '../brand-files.ts';
import type { Colours } from './colours.ts';
import { placed } from './svg-files.ts';

const { width, height } = sharePictureSize;

/** A market's sign, in its own colours. */
function emblem(product: ProductClass, { ink, accent }: Colours): string {
  const symbols = readFileSync('site/ui/market-emblems.svg', 'utf8');
  const [, drawing] =
    new RegExp(`<symbol id="${product}" viewBox="0 0 24 24">([^]*?)</symbol>`).exec(symbols) ?? [];
  if (drawing === undefined) throw new Error(`market-emblems.svg has no ${product}`);
  return `<g fill="none" stroke="${ink}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${drawing.replaceAll('var(--accent)', accent)}</g>`;
}

/** The site's night with one soft light, the material, the market's sign and the brand's mark. */
export function framed(product: ProductClass, colours: Colours, material: string): string {
  const { ground, accent } = colours;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="780" cy="300" r="620"><stop stop-color="${accent}" stop-opacity=".2"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    material,
    `<g transform="translate(64 60)scale(6)">${emblem(product, colours)}</g>`,
    placed(markSvg(mark, brand.colours, 8), { x: 76, y: 482, width: 72, height: 72 }),
    '</svg>',
  ].join('');
}
