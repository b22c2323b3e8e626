import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const emblems = readFileSync('site/ui/market-emblems.svg', 'utf8');
/** The markets, from the first row to the last. */
const markets = [...emblems.matchAll(/<symbol id="(\w+)"/g)].map(([, market = '']) => market);

/** The lines and surfaces of one emblem. */
const shapesOf = (market: string): string[] =>
  (new RegExp(`<symbol id="${market}"[^>]*>(.*?)</symbol>`, 's').exec(emblems)?.[1] ?? '')
    .trim()
    .split(/\n\s*/)
    .map((shape) => shape.replace(/<(\w+)([^>]*?) \/>/, '<$1$2></$1>'));

const isInAccent = (shape: string): boolean => shape.includes('var(--accent)');
/** A mask knows only how opaque a point is. */
const withoutColors = (shape: string, surface: string): string =>
  shape.replace(' fill="var(--accent)"', surface).replace(' stroke="var(--accent)"', '');

/** The emblems of all markets below each other: `--emblem` is the row (styles/tokens.css). */
function sprite(columns: readonly ((market: string) => string[])[]): string {
  const drawings = markets.flatMap((market, row) =>
    columns.map(
      (shapes, column) =>
        `<g transform="translate(${column * 24} ${row * 24})">${shapes(market).join('')}</g>\n`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${24 * columns.length} ${24 * markets.length}" fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">\n${drawings.join('')}</svg>\n`;
}

// `vitest -u` writes both again.
test('the sprite of the menus has the emblems in one colour', async () => {
  const inOneColor = (market: string): string[] =>
    shapesOf(market).map((shape) => withoutColors(shape, ' fill="#000" fill-opacity=".4"'));
  await expect(sprite([inOneColor])).toMatchFileSnapshot('../shell/market-emblems.svg');
});

test('the sprite of the pages has what is in the accent beside what is in the colour of the text', async () => {
  const inAccent = (market: string): string[] =>
    shapesOf(market)
      .filter(isInAccent)
      .map((shape) => withoutColors(shape, ' fill="#000"'));
  const inTextColor = (market: string): string[] =>
    shapesOf(market).filter((shape) => !isInAccent(shape));
  await expect(sprite([inAccent, inTextColor])).toMatchFileSnapshot('market-emblem-masks.svg');
});

test('each market’s row of the sprites is the one that its token names', () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  for (const [row, market] of markets.entries())
    expect(
      new RegExp(`data-product='${market}'\\][^{}]*\\{[^}]*--emblem: ([^;]+);`).exec(tokens)?.[1],
    ).toBe(String(row));
});
