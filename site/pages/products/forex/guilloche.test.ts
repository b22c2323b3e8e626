import { expect, test } from 'vitest';
import { ribbonsFile, rosetteFile } from './guilloche.ts';

/** `npx vitest run --project unit site/pages/products/forex --update` writes them. */
test.for([
  ['ribbons.svg', ribbonsFile],
  ['rosette.svg', rosetteFile],
] as const)('%s is up to date', async ([file, draw]) => {
  await expect(draw()).toMatchFileSnapshot(`./${file}`);
});
