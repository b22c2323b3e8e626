import { linePath, priceWalk } from '../../site/ui/price-line.ts';
import type { Colours } from './colours.ts';
import { panel } from './shapes.ts';

const width = 464;
const height = 300;

/** The site's motif: a price line on a chart, and one that it is compared with. Every name has others. */
export const priceLines =
  (name: string) =>
  ({ accent, gold, ink, raised }: Colours): string => {
    const seed = Array.from(name).reduce(
      (sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1e6,
      7,
    );
    const path = (offset: number, reach: number): string =>
      linePath(priceWalk({ seed: seed + offset, points: 84, pull: 0.03 }), width, height * reach);
    const price = path(0, 1);
    const grid = [1, 2, 3].map((row) => `M0 ${(row * height) / 4}H${width}`).join('');
    return [
      panel({ x: -260, y: -206, width: 520, height: 412, fill: raised, ink }),
      `<linearGradient id="below" x2="0" y2="1"><stop stop-color="${accent}" stop-opacity=".34"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></linearGradient>`,
      `<g transform="translate(${-width / 2} ${-height / 2})" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
      `<path d="${grid}" stroke="${ink}" stroke-opacity=".1" stroke-width="2"/>`,
      `<path d="${price}V${height + 30}H0z" fill="url(#below)"/>`,
      `<path transform="translate(0 ${height * 0.2})" d="${path(1, 0.6)}" stroke="${gold}" stroke-opacity=".8" stroke-width="3"/>`,
      `<path d="${price}" stroke="${accent}" stroke-width="5"/>`,
      '</g>',
    ].join('');
  };
