import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { indexedPngs } from './indexed-png.ts';

/** The data of a PNG's chunks, by their types; each occurs once. */
function chunksOf(png: Buffer): Record<string, Buffer> {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  return chunks;
}

test('few colours are kept exactly, and every pixel keeps its own', async () => {
  const colours = [
    [10, 20, 30],
    [200, 40, 60],
    [10, 20, 30],
    [255, 255, 255],
    [200, 40, 60],
    [255, 255, 255],
  ];
  const pixels = Uint8Array.from(colours.flatMap((colour) => [...colour, 255]));
  const image = { pixels, width: 3, height: 2 };
  const { PLTE, IDAT } = chunksOf(await indexedPngs(image, 8)(image));
  const rows = inflateSync(IDAT ?? Buffer.alloc(0));
  // Each row begins with its filter, 0: none.
  expect([rows.length, rows[0], rows[4]]).toEqual([8, 0, 0]);
  const indices = [...rows.subarray(1, 4), ...rows.subarray(5)];
  expect(indices.map((index) => [...(PLTE?.subarray(index * 3, index * 3 + 3) ?? [])])).toEqual(
    colours,
  );
});

test('more colours than allowed are reduced to as many', async () => {
  const pixels = Uint8Array.from({ length: 64 }, (_, index) => [index, 0, index][index % 4] ?? 255);
  const image = { pixels, width: 4, height: 4 };
  const { PLTE } = chunksOf(await indexedPngs(image, 4)(image));
  expect(PLTE).toHaveLength(12);
});
