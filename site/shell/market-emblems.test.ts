import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productClasses, type ProductClass } from '../facts/instruments.ts';

const emblems = readFileSync('site/ui/market-emblems.svg', 'utf8');

/** One emblem without its colours: a mask knows only how opaque a point is. */
const drawingOf = (product: ProductClass): string =>
  (new RegExp(`<symbol id="${product}"[^>]*>(.*?)</symbol>`, 's').exec(emblems)?.[1] ?? '')
    .replaceAll(/>\s+</g, '><')
    .trim()
    .replaceAll(/<(\w+)([^>]*?) \/>/g, '<$1$2></$1>')
    .replaceAll(' fill="var(--accent)"', ' fill="#000" fill-opacity=".4"')
    .replaceAll(' stroke="var(--accent)"', '');

test('the sprite of the menus has the emblems of all markets, in the order of the menu', async () => {
  const drawings = productClasses.map(
    (product, index) => `<g transform="translate(0 ${index * 24})">${drawingOf(product)}</g>\n`,
  );
  // `vitest -u` writes it again.
  await expect(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${24 * productClasses.length}" fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">\n${drawings.join('')}</svg>\n`,
  ).toMatchFileSnapshot('market-emblems.svg');
});
