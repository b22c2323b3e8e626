import type { Brand, Mark } from '../../site/facts/brand-shape.ts';
import { paletteOf } from '../../site/facts/palette.ts';

export const touchIconFile = 'site/public/apple-touch-icon.png';
export const touchIconSize = 180;

/** The mark as a picture of its own. @param corner radius of the plate; touch icons are rounded by the system */
export function markSvg({ line, rise }: Mark, colours: Brand['colours'], corner: 0 | 8): string {
  const { icon } = paletteOf(colours);
  const radius = corner === 0 ? '' : ` rx="${corner}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${radius} fill="${icon.plate}"/><path d="${line}" fill="none" stroke="${icon.line}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><path d="${rise}" fill="none" stroke="${icon.rise}" stroke-width="2.5" stroke-linecap="round"/></svg>\n`;
}

const stylesheet = ({ colours }: Brand): string =>
  [
    '/* Written by `npm run brand` from the colours of site/facts/brand.ts, as site/facts/palette.ts derives them. */',
    ':root,',
    '.dark {',
    ...Object.entries(paletteOf(colours).tokens).map(([name, value]) => `  --${name}: ${value};`),
    '}',
    '',
  ].join('\n');

function manifest({ name, shortName, colours }: Brand): string {
  const { bars, icon } = paletteOf(colours);
  const fields = {
    name,
    short_name: shortName,
    start_url: '/',
    display: 'browser',
    background_color: bars.light,
    theme_color: icon.plate,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      {
        src: '/apple-touch-icon.png',
        sizes: `${touchIconSize}x${touchIconSize}`,
        type: 'image/png',
      },
    ],
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

/** Every text file that is made from the brand, by its path. */
export const brandTexts = (brand: Brand, mark: Mark): Record<string, string> => ({
  'site/styles/brand.css': stylesheet(brand),
  'site/public/favicon.svg': markSvg(mark, brand.colours, 8),
  'site/public/site.webmanifest': manifest(brand),
});
