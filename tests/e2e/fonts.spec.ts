import type { Page } from '@playwright/test';
import type { RouteName } from '../../site/paths.ts';
import { expect, holdBack, test } from '../harness/fixtures.ts';
import { framePainted } from '../harness/frames.ts';
import { pathOf } from '../harness/paths.ts';
import { noteShifts, shiftedOn } from '../sweep/look.ts';

/** Names of the faces of ours that the page is set in: browsers load no others. */
const facesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ status, family }) => (status === 'loaded' ? family : [])),
  );

for (const [language, width, family] of [
  ['en', 1440, /Hanken/],
  ['ar', 390, /Readex/],
] as const)
  test(`the first page shows the fonts, and moves nothing where they are late, in ${language} at ${width} px`, async ({
    newVisitor,
  }) => {
    for (const route of ['home', 'accountTypes'] satisfies RouteName[]) {
      const { hold, release } = holdBack();
      const page = await (await newVisitor({ width })).newPage();
      await page.addInitScript(noteShifts);
      await page.route('**/*.woff2', hold);
      await page.goto(pathOf(route, { language }), { waitUntil: 'domcontentloaded' });
      await framePainted(page);
      const before = await shiftedOn(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState();
      await framePainted(page);
      expect((await facesOf(page)).join()).toMatch(family);
      // A line of text may still end elsewhere.
      expect((await shiftedOn(page)) - before, route).toBeLessThan(0.05);
    }
  });
