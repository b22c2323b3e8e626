import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { everyCharacter, fontWeights } from './font-characters.ts';

/** The packaged faces, by the name of their subset. */
const faces = {
  latin: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  arabic: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
} as const;

/** Copyright, licence and its URL: the Open Font License asks for them. */
const keptNames = [0, 13, 14];

/**
 * Writes a subset of each face: the characters that the site's texts contain, the weights that its styles use. A character that
 * only a content service sends is set in the next face of the stack.
 */
export async function makeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const characters = everyCharacter((file) => readFileSync(file, 'utf8'));
  for (const [name, file] of Object.entries(faces)) {
    const font = await readFile(path.join('node_modules', file));
    const subset = await subsetFont(font, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: fontWeights },
      preserveNameIds: keptNames,
    });
    await writeFile(path.join(folder, `${name}.woff2`), subset);
  }
}
