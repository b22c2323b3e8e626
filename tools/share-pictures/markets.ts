import { productClasses } from '../../site/facts/instruments.ts';
import { coloursOf, type Colours } from './colours.ts';
import { emblem } from './emblem.ts';
import { panel } from './shapes.ts';

/** The five markets, each with its sign and colour. */
export function markets(colours: Colours): string {
  const { ink, raised } = colours;
  const size = 164;
  const gap = 16;
  const places = [
    [-0.5, -1],
    [0.5, -1],
    [-1, 0],
    [0, 0],
    [1, 0],
  ] as const;
  return [
    '<g transform="translate(0 82)">',
    ...productClasses.map((product, index) => {
      const [column, row] = places[index] ?? [0, 0];
      const { accent } = coloursOf(product);
      const x = column * (size + gap) - size / 2;
      const y = row * (size + gap) - size / 2;
      return [
        panel({ x, y, width: size, height: size, fill: raised, ink, corner: 32 }),
        `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="32" fill="${accent}" fill-opacity=".12"/>`,
        `<g transform="translate(${x + size / 2 - 48} ${y + size / 2 - 48})scale(4)">${emblem(product, { ink, accent })}</g>`,
      ].join('');
    }),
    '</g>',
  ].join('');
}
