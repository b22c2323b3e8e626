import type { Colours } from './colours.ts';
import { placed, readDrawing } from './svg-files.ts';

const folder = 'site/pages/products/energies';

/** One barrel of oil and the heat of gas. */
export function energiesMaterial({ accent }: Colours): string {
  return [
    `<radialGradient id="warmth" gradientUnits="userSpaceOnUse" cx="-134" cy="40" r="250"><stop stop-color="${accent}" stop-opacity=".34"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>`,
    '<circle cx="-134" cy="40" r="250" fill="url(#warmth)"/>',
    placed(readDrawing(`${folder}/barrel.svg`, 'barrel'), {
      x: -278,
      y: -190,
      width: 288,
      height: 384,
    }),
    placed(readDrawing(`${folder}/flame.svg`, 'flame'), { x: 4, y: -184, width: 276, height: 368 }),
  ].join('');
}
