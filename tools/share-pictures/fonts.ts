import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { coveredCharacters } from './covered-characters.ts';

/** The packaged faces, from the preferred one; weights that look alike beside each other. */
const faces = [
  { face: 'hanken-grotesk', weights: [640, 420] },
  { face: 'readex-pro', weights: [560] },
  { face: 'noto-sans-sc', weights: [600] },
];

/** What the files call themselves; the other scripts' characters are looked up in whichever file has them. */
const fontFamily = 'Hanken Grotesk';
export const arabicFamily = 'Readex Pro';

/** As `font-weight`, of which the library knows the hundreds: the nearest of the faces below is taken. */
export const weights = { bold: 600, light: 400 } as const;

/** No glyphs of their own: isolates of direction, joiners. */
const invisible = /\p{Cf}/gu;

/** Whether a range of the package's style sheet, 'U+4e00-4eff,U+5000', contains a character. */
function isIn(range: string, character: string): boolean {
  const point = character.codePointAt(0)!;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().slice('U+'.length).split('-');
    return Number.parseInt(first, 16) <= point && point <= Number.parseInt(last, 16);
  });
}

/** A packaged face is many files: those with one of these characters. */
function filesWith(characters: readonly string[], face: string): string[] {
  const folder = `node_modules/@fontsource-variable/${face}`;
  const ranges = JSON.parse(readFileSync(`${folder}/unicode.json`, 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(ranges)
    .filter(([, range]) => characters.some((character) => isIn(range, character)))
    .map(([name]) => `${folder}/files/${face}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`);
}

/**
 * Writes the faces, cut to the characters of these texts, as TrueType files of one weight each: the library reads no others.
 * @returns its options
 * @throws when no face has one of the characters
 */
export async function makePictureFonts(
  texts: readonly string[],
  folder: string,
): Promise<NonNullable<ResvgRenderOptions['font']>> {
  const characters = [...new Set(texts.join('').replaceAll(invisible, ''))].toSorted();
  const missing = new Set(characters);
  const fontFiles: string[] = [];
  for (const { face, weights: ofFace } of faces) {
    for (const file of filesWith([...missing], face))
      for (const weight of ofFace) {
        const font = await subsetFont(await readFile(file), characters.join(''), {
          targetFormat: 'truetype',
          variationAxes: { wght: weight },
        });
        const fontFile = path.join(folder, `${path.basename(file, '.woff2')}-${weight}.ttf`);
        await writeFile(fontFile, font);
        fontFiles.push(fontFile);
        for (const character of coveredCharacters(font)) missing.delete(character);
      }
  }
  if (missing.size > 0)
    throw new Error(`No font of the share pictures has: ${[...missing].join(' ')}`);
  return {
    // The same on every machine.
    loadSystemFonts: false,
    fontFiles,
    defaultFontFamily: fontFamily,
    sansSerifFamily: fontFamily,
  };
}
