import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const face =
  'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
export const fontFamily = 'Hanken Grotesk Variable';

/** The site's Latin face in bold as TrueType, which is what the library reads. */
export const pictureFont = async (characters: string): Promise<Buffer> =>
  subsetFont(await readFile(face), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 640 },
  });
