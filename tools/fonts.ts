/** `npm run fonts`: cuts the packaged fonts to the characters and weights that the site uses, and writes them to site/styles/fonts/. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { charactersFile, everyCharacter, faces, fontFolder } from './font-characters.ts';

/** As the @font-face rules of site/styles/fonts.css. */
const weights = { min: 400, max: 700 };
/** Copyright, licence and its URL: the Open Font License asks for them. */
const keptNames = [0, 13, 14];

await mkdir(fontFolder, { recursive: true });
const characters = everyCharacter();
for (const [name, file] of Object.entries(faces)) {
  const subset = await subsetFont(await readFile(path.join('node_modules', file)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    preserveNameIds: keptNames,
  });
  await writeFile(path.join(fontFolder, `${name}.woff2`), subset);
}
await writeFile(charactersFile, characters);
