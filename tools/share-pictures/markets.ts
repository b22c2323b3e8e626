import { productClasses } from '../../site/facts/instruments.ts';
import { coloursOf, type Colours } from './colours.ts';
import { emblem } from './emblem.ts';
import { panel } from './shapes.ts';

/** The five markets, each with its sign and colour. */
export function markets({ ink, raised }: Colours): string {
  const size = 164;
  const gap = 16;
  const perRow = 3;
  const rows = Math.ceil(productClasses.length / perRow);
  const inFirstRow = productClasses.length - perRow * (rows - 1);
  return productClasses
    .map((product, index) => {
      const row = Math.ceil((index + 1 - inFirstRow) / perRow);
      const inRow = row === 0 ? inFirstRow : perRow;
      const place = row === 0 ? index : (index - inFirstRow) % perRow;
      const { accent } = coloursOf(product);
      const x = (place - (inRow - 1) / 2) * (size + gap) - size / 2;
      const y = (row - (rows - 1) / 2) * (size + gap) - size / 2;
      return [
        panel({ x, y, width: size, height: size, fill: raised, ink, corner: 32 }),
        `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="32" fill="${accent}" fill-opacity=".12"/>`,
        `<g transform="translate(${x + size / 2 - 48} ${y + size / 2 - 48})scale(4)">${emblem(product, { ink, accent })}</g>`,
      ].join('');
    })
    .join('');
}
