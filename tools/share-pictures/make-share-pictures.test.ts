import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { indexedRoutes } from '../../site/paths.ts';
import { temporaryFolder } from '../../tests/harness/temporary-folder.ts';
import { makeSharePictures } from './make-share-pictures.ts';

const { folder, remove } = temporaryFolder('share-pictures');
const names = indexedRoutes.flatMap((route) =>
  languageCodes.map((language) => `${route}.${language}.png`),
);
const read = (name: string): Buffer => readFileSync(path.join(folder, name));

beforeAll(async () => {
  // Those of the last build are as good as new ones, or are drawn again.
  if (existsSync('dist/share-pictures')) cpSync('dist/share-pictures', folder, { recursive: true });
  await makeSharePictures(folder);
});
afterAll(remove);

test('there is one picture for each page in each language, unlike every other', () => {
  expect(globSync('*', { cwd: folder }).toSorted()).toEqual(names.toSorted());
  expect(new Set(names.map((name) => read(name).toString('base64'))).size).toBe(names.length);
});

describe.each(names)('%s', (name) => {
  test('is a PNG of 1200 × 630 pixels', () => {
    const png = read(name);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    expect(png.toString('latin1', 12, 16)).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('weighs at most 120 kB', () => {
    expect(read(name).length).toBeLessThanOrEqual(120_000);
  });
});

test('only what is missing or drawn from something else is drawn, and what no page names is removed', async () => {
  const [kept, changed, missing] = ['about.en.png', 'contact.en.png', 'help.ar.png'];
  const before = { kept: statSync(path.join(folder, kept)).mtimeMs, missing: read(missing) };
  writeFileSync(path.join(folder, changed), read(kept));
  rmSync(path.join(folder, missing));
  writeFileSync(path.join(folder, 'former.en.png'), '');
  await makeSharePictures(folder);
  expect(statSync(path.join(folder, kept)).mtimeMs).toBe(before.kept);
  expect(read(changed)).not.toEqual(read(kept));
  expect(read(missing)).toEqual(before.missing);
  expect(globSync('*', { cwd: folder })).toHaveLength(names.length);
});
