import { readFileSync } from 'node:fs';
import { brand } from '../../site/facts/brand.ts';
import type { ProductClass } from '../../site/facts/instruments.ts';
import { paletteOf, toHex } from '../../site/facts/palette.ts';

/** A product's own colour at night, as the site's tokens have it. */
function accentOf(product: ProductClass): string {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  const [, lightness, chroma, hue] =
    new RegExp(
      String.raw`\[data-product='${product}'\] \{\s*--accent: light-dark\(oklch\([^)]+\), oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)\)`,
    ).exec(tokens) ?? [];
  if (hue === undefined) throw new Error(`tokens.css has no accent for ${product}`);
  return toHex([Number(lightness), Number(chroma), Number(hue)]);
}

/** What a picture is drawn in: the site at night, in the product's colour or the brand's. */
export function coloursOf(product?: ProductClass) {
  const { colours } = brand;
  return {
    ...paletteOf(colours).pictures,
    gold: toHex(colours.figure.dark),
    accent: product ? accentOf(product) : toHex(colours.accent.dark),
  };
}

export type Colours = ReturnType<typeof coloursOf>;
