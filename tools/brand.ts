/**
 * `npm run brand`: makes everything that shows the brand in site/facts/brand.ts: colours, icons and manifest,
 * the pictures beside shared links, the PDF documents. What has not changed since is left alone.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import UPNG from 'upng-js';
import type { DocumentFacts } from '../core/domain/document.ts';
import { privacySettingsKey } from '../site/documents/privacy-parts.ts';
import { brand, mark } from '../site/facts/brand.ts';
import { brandTexts } from './brand/brand-texts.ts';
import { privacySettings } from './brand/document.ts';
import {
  digestOf,
  digestsFile,
  documentFacts,
  documentFolder,
  madeAssets,
  pictureFolder,
  type MadeAsset,
} from './brand/made-assets.ts';
import { chromiumArguments, findHeadlessChromium } from './chromium.js';

/** Pages and the files of packages that they load, from one origin: fonts need it. */
const origin = 'http://brand.localhost';
const titleSizes = [88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48];
const maxTitleLines = 3;
/** Colours of a picture: flat drawings need no more, and the file is a third. */
const maxColours = 128;

/** Takes the largest size in which the title has at most three lines; a tall one leaves no room for an emblem. @throws if there is none */
async function fitTitle(page: Page, file: string): Promise<void> {
  const fits = await page.evaluate(
    ({ sizes, maxLines }) => {
      const title = document.querySelector('h1');
      const emblem = document.querySelector('.emblem');
      const isFitted =
        !title ||
        sizes.some((size) => {
          title.style.fontSize = `${size}px`;
          const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
          return (
            title.scrollWidth <= title.clientWidth &&
            title.clientHeight < (maxLines + 0.5) * lineHeight
          );
        });
      if (title && emblem && emblem.getBoundingClientRect().bottom + 8 > title.offsetTop)
        emblem.remove();
      return isFitted;
    },
    { sizes: titleSizes, maxLines: maxTitleLines },
  );
  if (!fits) throw new Error(`The title of ${file} does not fit`);
}

function quantised(png: Buffer): Buffer {
  const image = UPNG.decode(Uint8Array.from(png).buffer);
  const { width, height } = image;
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image), width, height, maxColours));
}

async function make(page: Page, { file, html, picture }: MadeAsset): Promise<Buffer> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
      : route.fulfill({ path: `.${pathname}` });
  });
  if (picture) await page.setViewportSize(picture);
  await page.goto(origin);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (picture) await fitTitle(page, file);
  const bytes = picture
    ? quantised(await page.screenshot())
    : await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      });
  await page.unrouteAll();
  return bytes;
}

const pageCountOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const [file, text] of Object.entries(brandTexts(brand, mark))) writeFileSync(file, text);

const assets = madeAssets();
const files = new Set(assets.map(({ file }) => file));
for (const file of globSync([`${pictureFolder}/*`, `${documentFolder}/*`]))
  if (!files.has(file)) rmSync(file);

const known = existsSync(digestsFile)
  ? (JSON.parse(readFileSync(digestsFile, 'utf8')) as Record<string, string>)
  : {};
const outdated = assets.filter(
  (asset) => !existsSync(asset.file) || known[asset.file] !== digestOf(asset),
);
if (outdated.length > 0) {
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: chromiumArguments,
  });
  const page = await browser.newPage();
  for (const asset of outdated) {
    mkdirSync(path.dirname(asset.file), { recursive: true });
    writeFileSync(asset.file, await make(page, asset));
    console.log(`Made ${asset.file}`);
  }
  await browser.close();
}

const facts = assets.flatMap(({ file, document }): DocumentFacts[] => {
  if (!document) return [];
  const { id, title, date, kind, isTemplate } = document;
  const pdf = readFileSync(file);
  const pageCount = pageCountOf(pdf);
  return [
    {
      id,
      file: `${id}.pdf`,
      title,
      pageCount,
      bytes: pdf.length,
      date,
      kind,
      isTemplate,
      ...(id === 'privacy-policy' && { settings: privacySettingsKey(privacySettings()) }),
    },
  ];
});
const write = (file: string, content: unknown): void =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
write(documentFacts, facts);
write(digestsFile, Object.fromEntries(assets.map((asset) => [asset.file, digestOf(asset)])));
