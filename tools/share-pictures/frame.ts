import { languageByCode, type Language, type LanguageCode } from '../../core/domain/languages.ts';
import { brand, mark } from '../../site/facts/brand.ts';
import type { ProductClass } from '../../site/facts/instruments.ts';
import { sharePictureSize } from '../../site/facts/share-picture-size.ts';
import { brandNames, wordmarkOf } from '../../site/i18n/brand-words.ts';
import { markSvg } from '../brand-files.ts';
import type { Colours } from './colours.ts';
import { emblem } from './emblem.ts';
import { weights } from './fonts.ts';
import { drawLine, type Line, type SetLine } from './set-line.ts';
import { placed } from './svg-files.ts';
import type { Setting } from './titles.ts';

const { width, height } = sharePictureSize;

/** Between the picture's edges and its words. */
const margin = 72;
/** From the edge where reading begins to the middle of the drawing, which is 504 wide and high. */
const drawingAt = 886;
const drawingScale = 504 / 520;
const plate = 64;
/** Between the mark and the name. */
const gap = 18;
const maxNameSize = 38;
const emblemSize = 88;
const lastBaseline = 540;

/** The words' part of the picture; the drawing has the other. */
export const titleRoom = {
  width: 524,
  maxLines: 3,
  sizes: [88, 84, 80, 76, 72, 68, 64, 60, 52],
} as const;

/** Between the lines, in parts of the size: Arabic letters are taller. */
const leadings: Record<Language['script'], number> = { latin: 1.1, han: 1.26, arabic: 1.4 };

/** Chinese brackets, whose first half is empty. */
const opensWithSpace = /^[（《「]/;
const isRightToLeft = /\p{Script=Arabic}/u;

interface Picture {
  language: LanguageCode;
  title: Setting;
  colours: Colours;
  /** Around 0, 0. */
  drawing: string;
  /** Whose sign stands above the title. */
  product: ProductClass | undefined;
  setLine: SetLine;
}

/** The brand's name as the logo sets it. */
function wordmark(
  language: LanguageCode,
  setLine: SetLine,
): { lines: [Line, number][]; width: number; size: number } {
  const parts = wordmarkOf(brandNames(language));
  const isMirrored = isRightToLeft.test(parts.join(''));
  const lines = parts.map((part, index): [Line, number] => {
    const weight = index === 1 ? weights.bold : weights.light;
    return [setLine(part, isMirrored ? 'rtl' : 'ltr', weight), weight];
  });
  const length = lines.reduce((sum, [line]) => sum + line.width, 0);
  const size = Math.min(maxNameSize, (titleRoom.width - plate - gap) / length);
  return { lines: isMirrored ? lines.toReversed() : lines, width: length * size, size };
}

/** The site's night with one soft light, the page's drawing, and beside it the brand and the page's title. */
export function framed({
  language: code,
  title,
  colours,
  drawing,
  product,
  setLine,
}: Picture): string {
  const { ground, ink, accent } = colours;
  const { direction, script } = languageByCode(code);
  const isMirrored = direction === 'rtl';
  /** From the edge where reading begins. */
  const at = (x: number, itsWidth = 0): number => (isMirrored ? width - x - itsWidth : x);
  const leading = leadings[script] * title.size;
  const firstBaseline = lastBaseline - leading * (title.lines.length - 1);
  const name = wordmark(code, setLine);
  let nameAt = at(margin + plate + gap, name.width);
  /** Under a tall title, there is no room for the emblem below the mark. */
  const emblemTop = firstBaseline - title.size - emblemSize - 16;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${at(drawingAt)}" cy="300" r="620"><stop stop-color="${accent}" stop-opacity=".2"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    `<g transform="translate(${at(drawingAt)} ${height / 2})scale(${drawingScale})">${drawing}</g>`,
    placed(markSvg(mark, brand.colours, 8), {
      x: at(margin, plate),
      y: margin,
      width: plate,
      height: plate,
    }),
    product &&
      emblemTop >= margin + plate + gap &&
      `<g transform="translate(${at(margin - 6, emblemSize)} ${emblemTop})scale(${emblemSize / 24})">${emblem(product, colours)}</g>`,
    `<g fill="${ink}">`,
    ...name.lines.map(([line, weight]) => {
      const drawn = drawLine(line, { x: nameAt, y: margin + 46, size: name.size, weight });
      nameAt += line.width * name.size;
      return drawn;
    }),
    ...title.lines.map((text, index) => {
      const line = setLine(text, direction, weights.bold);
      return drawLine(line, {
        x: at(margin, line.width * title.size) - (opensWithSpace.test(text) ? title.size / 2 : 0),
        y: firstBaseline + index * leading,
        size: title.size,
        weight: weights.bold,
      });
    }),
    '</g></svg>',
  ]
    .filter(Boolean)
    .join('');
}
