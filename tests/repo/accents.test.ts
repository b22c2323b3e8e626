import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Oklch } from '../../site/facts/brand-shape.ts';
import { brand } from '../../site/facts/brand.ts';
import { productClasses } from '../../site/facts/instruments.ts';
import { paletteOf, toHex } from '../../site/facts/palette.ts';

type Theme = 'light' | 'dark';

const tokensText = readFileSync('site/styles/tokens.css', 'utf8');
const palette = paletteOf(brand.colours).tokens;

const colour = (text: string): Oklch => {
  const [lightness = NaN, chroma = NaN, hue = NaN] = text.match(/[\d.]+/g)?.map(Number) ?? [];
  return [lightness, chroma, hue];
};

/** One theme's colour of a `light-dark(…)` pair. */
const ofTheme = (pair: string | undefined, theme: Theme): Oklch => {
  const colours = pair?.match(/oklch\([^)]*\)/g) ?? [];
  expect(colours, pair).toHaveLength(2);
  return colour(colours[theme === 'light' ? 0 : 1] ?? '');
};

const accentOf = (product: string): string | undefined =>
  new RegExp(`\\[data-product='${product}'\\] \\{\\s*--accent: ([^;]+);`).exec(tokensText)?.[1];

/** As `color-mix(in oklab, first share, second)` mixes. */
function mix(first: Oklch, second: Oklch, share: number): Oklch {
  const [lightness, a, b] = [first, second]
    .map(([l, chroma, hue]) => {
      const angle = (hue * Math.PI) / 180;
      return [l, chroma * Math.cos(angle), chroma * Math.sin(angle)];
    })
    .reduce((one, other) =>
      one.map((value, index) => value * share + (other[index] ?? 0) * (1 - share)),
    ) as [number, number, number];
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI + 360];
}

function luminance(of: Oklch): number {
  const [red = 0, green = 0, blue = 0] = (toHex(of).match(/[\da-f]{2}/g) ?? [])
    .map((channel) => Number.parseInt(channel, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const textShare =
  Number(/--accent-text: color-mix\(in oklab, var\(--accent\) (\d+)%/.exec(tokensText)?.[1]) / 100;
const washShare =
  Number(/--accent-wash: color-mix\(in oklab, var\(--accent\) (\d+)%/.exec(tokensText)?.[1]) / 100;
const surfaces = ['ground', 'sunken', 'raised', 'lifted'] as const;

test.each(
  productClasses.flatMap((product) => [[product, 'light'] as const, [product, 'dark'] as const]),
)(
  'texts in the accent of %s are legible on every surface, and on its wash, %s',
  (product, theme) => {
    const accent = ofTheme(accentOf(product), theme);
    const text = mix(accent, ofTheme(palette.ink, theme), textShare);
    for (const surface of surfaces) {
      const background = ofTheme(palette[surface], theme);
      expect(contrast(text, background), surface).toBeGreaterThanOrEqual(4.5);
      expect(
        contrast(text, mix(accent, background, washShare)),
        `wash on ${surface}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('no two markets have nearly the same accent', () => {
  const hues = productClasses.map((product) => ofTheme(accentOf(product), 'light')[2]);
  for (const [index, hue] of hues.entries())
    for (const other of hues.slice(index + 1))
      expect(Math.abs(((hue - other + 540) % 360) - 180)).toBeGreaterThan(30);
});

test.each(productClasses)('%s has an emblem', (product) => {
  expect(readFileSync('site/ui/market-emblems.svg', 'utf8')).toContain(`<symbol id="${product}" `);
});
