import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { coveredCharacters } from './covered-characters.ts';

const packages = 'node_modules/@fontsource-variable';
const latin = `${packages}/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2`;
const arabic = `${packages}/readex-pro/files/readex-pro-arabic-wght-normal.woff2`;
const chinese = `${packages}/noto-sans-sc`;

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

/** The packaged Chinese face is a hundred files: those with these characters. */
function chineseFiles(characters: string): string[] {
  const ranges = JSON.parse(readFileSync(`${chinese}/unicode.json`, 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(ranges)
    .filter(
      ([name, range]) =>
        name.startsWith('[') && Array.from(characters).some((character) => isIn(range, character)),
    )
    .map(([name]) => `${chinese}/files/noto-sans-sc-${name.slice(1, -1)}-wght-normal.woff2`);
}

/**
 * Writes the faces, cut to these characters, as TrueType files of one weight each: the library reads no others.
 * @returns its options
 * @throws when no face has one of the characters
 */
export async function makePictureFonts(
  texts: readonly string[],
  folder: string,
): Promise<NonNullable<ResvgRenderOptions['font']>> {
  const characters = [...new Set(texts.join('').replaceAll(invisible, ''))].toSorted().join('');
  const faces = [
    { file: latin, weight: 640 },
    { file: latin, weight: 420 },
    { file: arabic, weight: 560 },
    ...chineseFiles(characters).map((file) => ({ file, weight: 600 })),
  ];
  const covered = new Set<string>();
  const fontFiles: string[] = [];
  for (const [index, { file, weight }] of faces.entries()) {
    const font = await subsetFont(await readFile(file), characters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    for (const character of coveredCharacters(font)) covered.add(character);
    const fontFile = path.join(folder, `${index}.ttf`);
    await writeFile(fontFile, font);
    fontFiles.push(fontFile);
  }
  const missing = Array.from(characters).filter((character) => !covered.has(character));
  if (missing.length > 0)
    throw new Error(`No font of the share pictures has: ${missing.join(' ')}`);
  return {
    // The same on every machine.
    loadSystemFonts: false,
    fontFiles,
    defaultFontFamily: fontFamily,
    sansSerifFamily: fontFamily,
  };
}
