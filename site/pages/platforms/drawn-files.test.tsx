import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { platformLinks } from '../../facts/external-links.ts';
import { ChartsFile } from './charts-file.tsx';
import { qrCode } from './qr-code.ts';

/**
 * Pictures that are not needed for the first paint are files beside the page, drawn from the same sources.
 * `npx vitest run --project unit site/pages/platforms --update` writes them.
 */
test.for([['charts.svg', <ChartsFile key="charts" />]] as const satisfies readonly [
  string,
  ReactNode,
][])('%s is up to date', async ([file, drawing]) => {
  await expect(`${renderToStaticMarkup(drawing)}\n`).toMatchFileSnapshot(`./${file}`);
});

test.for(['appStore', 'googlePlay', 'huawei'] as const)(
  'the QR code of %s leads to the store',
  async (store) => {
    await expect(qrCode(platformLinks[store])).toMatchFileSnapshot(`./qr-${store}.svg`);
  },
);
