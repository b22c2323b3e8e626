import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Direction } from '../../core/domain/languages.ts';
import { ofSystemFonts } from '../font-characters.ts';
import { arabicFamily } from './fonts.ts';

/**
 * Runs of a line, in reading order. The library sets a text in one face and takes from another what that lacks, unless one of
 * them joins letters ('لا'), in which case it draws nothing: each run is one face's alone.
 */
const runsIn: Record<Direction, RegExp> = {
  ltr: new RegExp(`(?:${ofSystemFonts.source})+|(?:(?!${ofSystemFonts.source}).)+`, 'gu'),
  // Words of one script stay together; the colon after a Latin word belongs to the line.
  rtl: /\p{scx=Arabic}+(?: \p{scx=Arabic}+)*|[^\p{scx=Arabic}\s:]+(?: [^\p{scx=Arabic}\s:]+)*|:|\s+/gu,
};

/** Large Latin letters are set tighter. */
const tracking = -0.015;

const isArabic = /\p{scx=Arabic}/u;
/** Of isolates: a line is laid out here. */
const invisible = /\p{Cf}/gu;

/** Drawn on both sides of what is measured, because boxes leave out the space beside letters. */
const fence = { arabic: '،', other: '|' };
/** Every font has to have them. */
export const fences = Object.values(fence).join('');

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface Run {
  text: string;
  /** At size 1. */
  width: number;
}

export interface Line {
  /** From left to right. */
  runs: readonly Run[];
  /** At size 1. */
  width: number;
}

export type SetLine = (text: string, direction: Direction, weight: number) => Line;

/** Measures lines as they are drawn. */
export function lineSetter(font: NonNullable<ResvgRenderOptions['font']>): SetLine {
  const size = 100;
  const known = new Map<string, number>();
  const boxWidth = (text: string, weight: number): number => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${textElement({ text, x: 0, y: 0, size, weight })}</svg>`;
    return (new Resvg(drawn, { font }).getBBox()?.width ?? 0) / size;
  };
  const widthOf = (text: string, weight: number): number => {
    const key = `${weight} ${text}`;
    const mark = isArabic.test(text) ? fence.arabic : fence.other;
    const width =
      known.get(key) ??
      boxWidth(`${mark}${text}${mark}`, weight) - boxWidth(`${mark}${mark}`, weight);
    known.set(key, width);
    return width;
  };
  return (text, direction, weight) => {
    const runs = Array.from(
      text.replaceAll(invisible, '').matchAll(runsIn[direction]),
      ([run]) => ({
        text: run,
        width: widthOf(run, weight),
      }),
    );
    return {
      runs: direction === 'rtl' ? runs.toReversed() : runs,
      width: runs.reduce((sum, { width }) => sum + width, 0),
    };
  };
}

interface Place {
  x: number;
  y: number;
  size: number;
  weight: number;
}

function textElement({ text, x, y, size, weight }: Place & { text: string }): string {
  const look = isArabic.test(text)
    ? ` font-family="${arabicFamily}"`
    : ofSystemFonts.test(text)
      ? ''
      : ` letter-spacing="${tracking * size}"`;
  return `<text x="${Math.round(x * 10) / 10}" y="${Math.round(y * 10) / 10}" font-size="${size}" font-weight="${weight}"${look} xml:space="preserve">${escaped(text)}</text>`;
}

/** A line that begins at x, its left end. */
export function drawLine({ runs }: Line, { x, ...place }: Place): string {
  let left = x;
  return runs
    .map(({ text, width }) => {
      const element = textElement({ text, x: left, ...place });
      left += width * place.size;
      return element;
    })
    .join('');
}
