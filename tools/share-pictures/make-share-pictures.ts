import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { productClasses, type ProductClass } from '../../site/facts/instruments.ts';
import { coloursOf, type Colours } from './colours.ts';
import { energiesMaterial } from './energies.ts';
import { fontFamily, pictureFont } from './font.ts';
import { forexMaterial } from './forex.ts';
import { framed } from './frame.ts';
import { futuresMaterial } from './futures.ts';
import { indexedPng } from './indexed-png.ts';
import { indicesMaterial } from './indices.ts';
import { metalsMaterial } from './metals.ts';

const materials: Record<ProductClass, (colours: Colours) => string> = {
  forex: forexMaterial,
  metals: metalsMaterial,
  indices: indicesMaterial,
  energies: energiesMaterial,
  futures: futuresMaterial,
};

/** Every picture as an SVG document, by the name of its file. */
const drawings = (): [name: string, svg: string][] =>
  productClasses.map((product) => {
    const colours = coloursOf(product);
    return [product, framed(product, colours, materials[product](colours))];
  });

/** Some services that show links leave out larger pictures, and readers pay for each byte. */
export const maxPictureBytes = 120_000;

/** In as many colours as its weight allows: fine lines need more bytes for each. */
function lightest(name: string, image: Parameters<typeof indexedPng>[0]): Buffer {
  for (const size of [256, 64]) {
    const png = indexedPng(image, size);
    if (png.length <= maxPictureBytes) return png;
  }
  throw new Error(`The share picture ${name} is heavier than ${maxPictureBytes} bytes`);
}

/** Writes the picture beside a shared link for each page that has one. */
export async function makeSharePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'share-pictures-'));
  const fontFile = path.join(scratch, 'font.ttf');
  try {
    const all = drawings();
    // All that is text: digits and the signs of metals.
    const texts = all.flatMap(([, svg]) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)]);
    await writeFile(fontFile, await pictureFont(texts.map(([, text]) => text).join('')));
    for (const [name, svg] of all) {
      const image = new Resvg(svg, {
        // The same on every machine.
        font: {
          loadSystemFonts: false,
          fontFiles: [fontFile],
          defaultFontFamily: fontFamily,
          sansSerifFamily: fontFamily,
        },
      }).render();
      await writeFile(path.join(folder, `${name}.png`), lightest(name, image));
    }
  } finally {
    await rm(scratch, { recursive: true });
  }
}
