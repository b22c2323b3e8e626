import { expect, test } from 'vitest';
import { paletteOf, toCss, toHex } from './palette.ts';

test('a colour is written for CSS and, as the nearest one in sRGB, for everything else', () => {
  expect(toCss([50, 0.12, 165])).toBe('oklch(50% 0.12 165)');
  expect(toCss([50, 0.12, 165], 0.08)).toBe('oklch(50% 0.12 165 / 0.08)');
  expect(toHex([100, 0, 0])).toBe('#ffffff');
  expect(toHex([0, 0, 0])).toBe('#000000');
  // The primaries of sRGB.
  expect(toHex([62.796, 0.25768, 29.234])).toBe('#ff0000');
  expect(toHex([86.644, 0.29483, 142.495])).toBe('#00ff00');
  expect(toHex([45.201, 0.31321, 264.052])).toBe('#0000ff');
  // Out of gamut: each channel is clipped, as browsers do.
  expect(toHex([50, 0.12, 165])).toBe('#007852');
});

test('derived colours stay colours, whatever the brand’s own are', () => {
  const grey = { light: [3, 0, 2], dark: [99, 0, 358] } as const;
  const { tokens, icon } = paletteOf({ accent: grey, figure: grey, ground: grey, ink: grey });
  for (const value of Object.values(tokens)) {
    for (const [, lightness, chroma, hue] of value.matchAll(/oklch\((\S+)% (\S+) ([\d.]+)/g)) {
      expect(Number(lightness)).toBeGreaterThanOrEqual(0);
      expect(Number(lightness)).toBeLessThanOrEqual(100);
      expect(Number(chroma)).toBeGreaterThanOrEqual(0);
      expect(Number(hue)).toBeLessThan(360);
    }
    expect(value).not.toMatch(/-\d|NaN/);
  }
  for (const hex of Object.values(icon)) expect(hex).toMatch(/^#[\da-f]{6}$/);
});
