// @ts-check
/** `npm run brand`: writes the colours, icons and manifest of the brand in site/facts/brand.ts. Only the touch icon needs Chromium. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromiumArguments, findHeadlessChromium } from './chromium.js';
import { requireRuntime } from './runtime.js';

requireRuntime();
/** @type {typeof import('../site/facts/brand.ts')} */
const { brand, mark } = await import(new URL('../site/facts/brand.ts', import.meta.url).href);
/** @type {typeof import('./brand-files.ts')} */
const { brandTexts, isDrawnFrom, noteSource, touchIconFile, touchIconSize, touchIconSource } =
  await import(new URL('brand-files.ts', import.meta.url).href);

/** On a busy machine, Chromium sometimes has no frame to take a picture of. */
const maxAttempts = 5;

/** @param {string} svg */
async function draw(svg) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage({
      viewport: { width: touchIconSize, height: touchIconSize },
    });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    for (let attempt = 1; ; attempt++) {
      try {
        return await page.screenshot();
      } catch (error) {
        if (attempt === maxAttempts) throw error;
      }
    }
  } finally {
    await browser.close();
  }
}

/** @param {string} file @param {string | Buffer} content */
function write(file, content) {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  writeFileSync(file, content);
  console.log(`Wrote ${file}`);
}

for (const [file, text] of Object.entries(brandTexts(brand, mark))) write(file, text);
const source = touchIconSource(mark, brand);
if (!existsSync(touchIconFile) || !isDrawnFrom(readFileSync(touchIconFile), source))
  write(touchIconFile, noteSource(await draw(source), source));
