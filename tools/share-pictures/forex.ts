import type { Colours } from './colours.ts';
import { lineMask, readDrawing } from './svg-files.ts';

const folder = 'site/pages/products/forex';
const radius = 252;
/** Where the ribbons begin, and where the picture ends. */
const ribbons = { start: -420, end: 304 };

/** A rosette with woven lines behind it, as banknotes have them. */
export function forexMaterial({ accent, gold, ground }: Colours): string {
  const { start, end } = ribbons;
  return [
    lineMask(
      'woven',
      readDrawing(`${folder}/ribbons.svg`, 'ribbons').replace(
        'stroke-width="5"',
        'stroke-width="7"',
      ),
      { x: -880, y: -330, width: 1320, height: 660 },
    ),
    lineMask('engraved', readDrawing(`${folder}/rosette.svg`, 'rosette'), {
      x: -radius,
      y: -radius,
      width: 2 * radius,
      height: 2 * radius,
    }),
    `<linearGradient id="ink-of-ribbons"><stop stop-color="${gold}" stop-opacity="0"/><stop offset=".4" stop-color="${gold}" stop-opacity=".9"/></linearGradient>`,
    `<linearGradient id="ink-of-rosette" x2="0" y2="1"><stop stop-color="${gold}"/><stop offset=".6" stop-color="${accent}"/></linearGradient>`,
    `<rect x="${start}" y="-315" width="${end - start}" height="630" fill="url(#ink-of-ribbons)" mask="url(#woven)"/>`,
    `<circle r="${radius - 3}" fill="${ground}"/>`,
    `<circle r="${radius - 3}" fill="${accent}" fill-opacity=".1"/>`,
    `<rect x="${-radius}" y="${-radius}" width="${2 * radius}" height="${2 * radius}" fill="url(#ink-of-rosette)" mask="url(#engraved)"/>`,
  ].join('');
}
