import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import documents from '../../site/documents/documents.json' with { type: 'json' };
import { brand, mark } from '../../site/facts/brand.ts';
import { sharePictureSize } from '../../site/facts/share-picture-size.ts';
import { localeOf } from '../../site/i18n/format.ts';
import { indexedRoutes } from '../../site/paths.ts';
import { brandTexts } from './brand-texts.ts';
import digests from './digests.json' with { type: 'json' };
import { readDocuments } from './document.ts';
import { digestOf, documentFolder, madeAssets, pictureFolder } from './made-assets.ts';

const advice = 'its source has changed: npm run brand makes it again';

test.each(Object.entries(brandTexts(brand, mark)))('%s is that of the brand', (file, text) => {
  expect(readFileSync(file, 'utf8'), advice).toBe(text);
});

const assets = madeAssets();

test('every picture and document is there, made from what it is made of now', () => {
  const current = Object.fromEntries(assets.map((asset) => [asset.file, digestOf(asset)]));
  expect(digests, advice).toEqual(current);
  const files = new Set(assets.map(({ file }) => file));
  const there = globSync([`${pictureFolder}/*`, `${documentFolder}/*`]);
  expect(there.toSorted(), advice).toEqual(
    [...files].filter((file) => !file.startsWith('site/public/apple')).toSorted(),
  );
});

test('each page has a picture of its own in each language, of a size that services show', () => {
  const pictures = globSync(`${pictureFolder}/*`).map((file) => readFileSync(file));
  expect(pictures).toHaveLength(indexedRoutes.length * languageCodes.length);
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(pictures.length);
  for (const png of pictures) {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(Object.values(sharePictureSize));
    expect(png.length).toBeLessThanOrEqual(120_000);
  }
});

describe.each(readDocuments())('$id.pdf', ({ id, title, date, kind, isTemplate }) => {
  const pdf = readFileSync(`${documentFolder}/${id}.pdf`);
  const text = pdf.toString('latin1');

  test('is tagged, has an outline, a title and a language', () => {
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('/Outlines');
    expect(text).toContain(`/Title (${title})`);
    expect(text).toContain(`/Lang (${localeOf('en').slice(0, 2)})`);
  });

  test('is described as it is', () => {
    const facts = documents.find((document) => document.id === id);
    expect(facts).toMatchObject({ title, date, kind, isTemplate, bytes: pdf.length });
    expect(facts?.pageCount).toBeGreaterThan(2);
  });
});
