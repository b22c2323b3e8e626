// @ts-check
/**
 * Takes screenshots of a running site: one for each page, language, theme and width.
 *
 *   node tools/screenshots.js --pages /,/account-types --out /tmp/pictures
 *     [--origin http://localhost:3000] [--languages zh,en,ar] [--default-language zh]
 *     [--themes light,dark] [--widths 360,768,1440] [--full] [--no-script]
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium, chromiumArguments } from './chromium.js';

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: 'test-results/pictures' },
    pages: { type: 'string', default: '/' },
    languages: { type: 'string', default: 'zh,en,ar' },
    themes: { type: 'string', default: 'light,dark' },
    widths: { type: 'string', default: '360,768,1440' },
    'default-language': { type: 'string', default: 'zh' },
    full: { type: 'boolean', default: false },
    'no-script': { type: 'boolean', default: false },
  },
});

mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
for (const language of values.languages.split(',')) {
  for (const theme of values.themes.split(',')) {
    const context = await browser.newContext({
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
      javaScriptEnabled: !values['no-script'],
    });
    for (const path of values.pages.split(',')) {
      for (const width of values.widths.split(',').map(Number)) {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
        const prefix = language === values['default-language'] ? '' : `/${language}`;
        await page.goto(values.origin + (path === '/' ? prefix || '/' : prefix + path), {
          waitUntil: 'load',
        });
        await page.waitForTimeout(150);
        const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${language}-${theme}-${width}.png`;
        await page.screenshot({ path: `${values.out}/${name}`, fullPage: values.full });
        await page.close();
      }
    }
    await context.close();
  }
}
await browser.close();
