import { linePath, priceWalk } from '../../site/ui/price-line.ts';
import type { Colours } from './colours.ts';

/** The site's motif, of which every name has another: lines of prices that lie one behind another. */
export const priceLines =
  (name: string) =>
  ({ accent, gold, ground }: Colours): string => {
    const lines = 7;
    const width = 520;
    const seed =
      Array.from(name).reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7) % 1e6;
    return Array.from({ length: lines }, (_, index) => {
      const path = linePath(
        priceWalk({ seed: seed + index * 97, points: 66, pull: 0.08 }),
        width,
        150,
      );
      const y = -210 + index * 48;
      const isFront = index === lines - 1;
      return [
        `<g transform="translate(${-width / 2} ${y})">`,
        `<path d="${path}V200H0z" fill="${ground}"/>`,
        `<path d="${path}" fill="none" stroke="${isFront ? gold : accent}" stroke-opacity="${isFront ? 1 : 0.18 + index * 0.11}" stroke-width="${isFront ? 5 : 3}" stroke-linejoin="round" stroke-linecap="round"/>`,
        '</g>',
      ].join('');
    }).join('');
  };
