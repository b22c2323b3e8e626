import type { Brand, Oklch, Themed } from './brand-shape.ts';

/** A colour derived from another: lighter or darker, stronger or weaker, and turned towards another hue. */
function shift([lightness, chroma, hue]: Oklch, by: Oklch): Oklch {
  const rounded = (value: number): number => Number(value.toFixed(4));
  return [
    rounded(Math.min(100, Math.max(0, lightness + by[0]))),
    rounded(Math.max(0, chroma + by[1])),
    rounded((hue + by[2] + 360) % 360),
  ];
}

const white: Oklch = [100, 0, 0];

/** @param alpha opacity, 0 to 1 */
export function toCss([lightness, chroma, hue]: Oklch, alpha?: number): string {
  const opacity = alpha === undefined ? '' : ` / ${alpha}`;
  return `oklch(${lightness}% ${chroma} ${hue}${opacity})`;
}

/** The nearest sRGB colour, '#00734f', where OKLCH is not supported: icons, documents, the browser's bars. */
export function toHex([lightness, chroma, hue]: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const clipped = Math.min(1, Math.max(0, linear));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Everything that is derived from the brand's colours. */
export function paletteOf({ accent, figure, ground, ink }: Brand['colours']) {
  // In the dark theme, what is nearer to the reader is lighter: page, bands, cards, what lies on cards.
  const sunken: Themed<Oklch> = {
    light: shift(ground.light, [-2.3, 0.003, 0]),
    dark: shift(ground.dark, [6.5, 0.004, 0]),
  };
  const raised: Themed<Oklch> = { light: white, dark: shift(ground.dark, [10, 0.006, 0]) };
  const lifted: Themed<Oklch> = { light: white, dark: shift(ground.dark, [14, 0.007, 0]) };
  const inkSoft: Themed<Oklch> = {
    light: shift(ink.light, [21, -0.005, 0]),
    dark: shift(ground.dark, [65, -0.007, 0]),
  };
  const controlLine: Themed<Oklch> = {
    light: shift(ink.light, [40, -0.01, 0]),
    dark: shift(ground.dark, [46, -0.002, 0]),
  };
  const onDarkAccent = shift(accent.dark, [-62, -0.11, 0]);
  const darkLine = shift(ink.dark, [-0.5, 0.004, 0]);
  const logoRise: Themed<Oklch> = {
    light: shift(figure.dark, [2, 0.02, 2]),
    dark: shift(figure.light, [-27, -0.02, -5]),
  };
  const themed = (light: string, dark: string): string => `light-dark(${light}, ${dark})`;
  const both = ({ light, dark }: Themed<Oklch>): string => themed(toCss(light), toCss(dark));
  return {
    /** CSS custom properties. */
    tokens: {
      // Backgrounds and text
      ground: both(ground),
      raised: both(raised),
      lifted: both(lifted),
      sunken: both(sunken),
      ink: both(ink),
      'ink-soft': both(inkSoft),
      hairline: themed(toCss(ink.light, 0.11), toCss(darkLine, 0.13)),
      // Borders of controls: 3 : 1 against the background
      'control-line': both(controlLine),
      // The brand's own colour
      brand: both(accent),
      'brand-strong': both({
        light: shift(accent.light, [-7, -0.01, 0]),
        dark: shift(accent.dark, [6, -0.01, 0]),
      }),
      'brand-wash': themed(toCss(accent.light, 0.08), toCss(accent.dark, 0.1)),
      'on-brand': both({ light: white, dark: onDarkAccent }),
      // The colour of figures
      figure: both(figure),
      // As the figures' colour on night; on paper it would be mustard
      'figure-text': both({ light: ink.light, dark: figure.dark }),
      'figure-wash': themed(
        toCss(figure.light, 0.14),
        toCss(shift(figure.light, [-8, 0, -7]), 0.24),
      ),
      'logo-rise': both(logoRise),
      // Dark in both themes
      night: toCss(ground.dark),
      'night-raised': toCss(raised.dark),
      'night-ink': toCss(ink.dark),
      'night-ink-soft': toCss(inkSoft.dark),
      'night-hairline': toCss(darkLine, 0.14),
      'night-figure': toCss(figure.dark),
      // Shares of a whole: the same in both themes, all light enough for dark text
      'share-figure': toCss(shift(figure.light, [6, 0, 1])),
      'share-first': toCss(shift(accent.dark, [-10, -0.03, 0])),
      'share-second': toCss(shift(accent.dark, [-1, -0.05, 0])),
      'share-third': toCss(shift(accent.dark, [7, -0.08, 0])),
      'on-share': toCss(onDarkAccent),
    },
    icon: {
      plate: toHex(accent.light),
      line: toHex(white),
      rise: toHex(logoRise.light),
    },
    /** The page's background, for the browser's own bars. */
    bars: { light: toHex(ground.light), dark: toHex(ground.dark) },
    /** The pictures beside shared links are dark in every theme. */
    pictures: { ground: toHex(ground.dark), raised: toHex(raised.dark), ink: toHex(ink.dark) },
    /** The PDFs are white in every theme. */
    documents: {
      ink: toHex(ink.light),
      soft: toHex(shift(ink.light, [28.9, -0.01, 0])),
      accent: toHex(shift(accent.light, [-4, -0.01, 0])),
      tint: toHex(shift(accent.light, [46.9, -0.114, 0])),
      hairline: toHex(shift(ink.light, [69.4, -0.022, 0])),
    },
  };
}
