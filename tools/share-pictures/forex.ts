import type { Colours } from './colours.ts';
import { lineMask, readDrawing } from './svg-files.ts';

const folder = 'site/pages/products/forex';
const rosetteAt = { x: 800, y: 315, radius: 300 };

/** A rosette with woven lines behind it, as banknotes have them. */
export function forexMaterial({ accent, gold, ground }: Colours): string {
  const { x, y, radius } = rosetteAt;
  return [
    lineMask(
      'woven',
      readDrawing(`${folder}/ribbons.svg`, 'ribbons').replace(
        'stroke-width="5"',
        'stroke-width="7"',
      ),
      { x: 0, y: -20, width: 1340, height: 670 },
    ),
    lineMask('engraved', readDrawing(`${folder}/rosette.svg`, 'rosette'), {
      x: x - radius,
      y: y - radius,
      width: 2 * radius,
      height: 2 * radius,
    }),
    `<linearGradient id="ink-of-ribbons"><stop offset=".2" stop-color="${gold}" stop-opacity="0"/><stop offset=".45" stop-color="${gold}" stop-opacity=".9"/><stop offset=".9" stop-color="${gold}" stop-opacity=".9"/></linearGradient>`,
    `<linearGradient id="ink-of-rosette" x2="0" y2="1"><stop stop-color="${gold}"/><stop offset=".6" stop-color="${accent}"/></linearGradient>`,
    '<rect width="1200" height="630" fill="url(#ink-of-ribbons)" mask="url(#woven)"/>',
    `<circle cx="${x}" cy="${y}" r="${radius - 3}" fill="${ground}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius - 3}" fill="${accent}" fill-opacity=".1"/>`,
    '<rect width="1200" height="630" fill="url(#ink-of-rosette)" mask="url(#engraved)"/>',
  ].join('');
}
