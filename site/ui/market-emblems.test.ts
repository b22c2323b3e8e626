import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productClasses, type ProductClass } from '../facts/instruments.ts';

const emblems = readFileSync('site/ui/market-emblems.svg', 'utf8');

/** The lines and surfaces of one emblem. */
const shapesOf = (product: ProductClass): string[] =>
  (new RegExp(`<symbol id="${product}"[^>]*>(.*?)</symbol>`, 's').exec(emblems)?.[1] ?? '')
    .trim()
    .split(/\n\s*/)
    .map((shape) => shape.replace(/<(\w+)([^>]*?) \/>/, '<$1$2></$1>'));

const isInAccent = (shape: string): boolean => shape.includes('var(--accent)');
/** A mask knows only how opaque a point is. */
const withoutColors = (shape: string, surface: string): string =>
  shape.replace(' fill="var(--accent)"', surface).replace(' stroke="var(--accent)"', '');

/** The emblems of all markets below each other, in the order that `--emblem` assumes (styles/tokens.css). */
function sprite(columns: readonly ((product: ProductClass) => string[])[]): string {
  const drawings = productClasses.flatMap((product, row) =>
    columns.map(
      (shapes, column) =>
        `<g transform="translate(${column * 24} ${row * 24})">${shapes(product).join('')}</g>\n`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${24 * columns.length} ${24 * productClasses.length}" fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">\n${drawings.join('')}</svg>\n`;
}

// `vitest -u` writes both again.
test('the sprite of the menus has the emblems in one colour', async () => {
  const inOneColor = (product: ProductClass): string[] =>
    shapesOf(product).map((shape) => withoutColors(shape, ' fill="#000" fill-opacity=".4"'));
  await expect(sprite([inOneColor])).toMatchFileSnapshot('../shell/market-emblems.svg');
});

test('the sprite of the pages has what is in the accent beside what is in the colour of the text', async () => {
  const inAccent = (product: ProductClass): string[] =>
    shapesOf(product)
      .filter(isInAccent)
      .map((shape) => withoutColors(shape, ' fill="#000"'));
  const inTextColor = (product: ProductClass): string[] =>
    shapesOf(product).filter((shape) => !isInAccent(shape));
  await expect(sprite([inAccent, inTextColor])).toMatchFileSnapshot('market-emblem-masks.svg');
});

test('each market’s row of the sprites is the one that its token names', () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  for (const [row, product] of productClasses.entries())
    expect(
      new RegExp(`data-product='${product}'\\] \\{[^}]*--emblem: ([^;]+);`).exec(tokens)?.[1],
    ).toBe(`${(100 / (productClasses.length - 1)) * row}%`);
});
