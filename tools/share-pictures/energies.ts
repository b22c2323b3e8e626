import type { Colours } from './colours.ts';
import { placed, readDrawing } from './svg-files.ts';

const folder = 'site/pages/products/energies';

/** One barrel of oil and the heat of gas. */
export function energiesMaterial({ accent }: Colours): string {
  return [
    `<radialGradient id="warmth" gradientUnits="userSpaceOnUse" cx="560" cy="380" r="330"><stop stop-color="${accent}" stop-opacity=".34"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>`,
    '<rect width="1200" height="630" fill="url(#warmth)"/>',
    placed(readDrawing(`${folder}/barrel.svg`, 'barrel'), {
      x: 380,
      y: 68,
      width: 375,
      height: 500,
    }),
    placed(readDrawing(`${folder}/flame.svg`, 'flame'), { x: 776, y: 92, width: 360, height: 480 }),
  ].join('');
}
