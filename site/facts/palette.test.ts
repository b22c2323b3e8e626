import { expect, test } from 'vitest';
import { paletteOf } from './palette.ts';

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
