import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productClasses } from '../../site/facts/instruments.ts';
import { temporaryFolder } from '../../tests/harness/temporary-folder.ts';
import { makeSharePictures } from './make-share-pictures.ts';

const { folder, remove } = temporaryFolder('share-pictures');
beforeAll(() => makeSharePictures(folder));
afterAll(remove);

const read = (name: string): Buffer => readFileSync(path.join(folder, `${name}.png`));

test('there is one picture for each product', () => {
  const names = globSync('*', { cwd: folder }).map((file) => path.parse(file).name);
  expect(names.toSorted()).toEqual([...productClasses].toSorted());
  expect(new Set(productClasses.map((name) => read(name).toString('base64'))).size).toBe(
    productClasses.length,
  );
});

describe.each(productClasses)('%s', (product) => {
  test('is a PNG of 1200 × 630 pixels', () => {
    const png = read(product);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    expect(png.toString('latin1', 12, 16)).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('weighs at most 120 kB', () => {
    expect(read(product).length).toBeLessThanOrEqual(120_000);
  });
});
