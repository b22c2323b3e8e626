import type { Page } from '@playwright/test';
import type { RouteName } from '../../site/paths.ts';
import { expect, holdBack, test } from '../harness/fixtures.ts';
import { framePainted } from '../harness/frames.ts';
import { pathOf } from '../harness/paths.ts';

declare global {
  interface Window {
    shifts: number;
  }
}

/** Adds up the page's layout shifts. */
const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Names of the faces of ours in which the page's heading is set. */
async function facesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

for (const [language, width, family] of [
  ['en', 1440, /Hanken/],
  ['ar', 390, /Readex/],
] as const)
  test(`the first page shows the fonts, and moves nothing where they are late, in ${language} at ${width} px`, async ({
    newVisitor,
  }) => {
    for (const route of ['home', 'forex', 'accountTypes'] satisfies RouteName[]) {
      const { hold, release } = holdBack();
      const page = await (await newVisitor({ width })).newPage();
      await noteShifts(page);
      await page.route('**/*.woff2', hold);
      await page.goto(pathOf(route, { language }), { waitUntil: 'domcontentloaded' });
      await framePainted(page);
      const before = await page.evaluate(() => window.shifts);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState();
      await framePainted(page);
      expect((await facesOf(page)).join()).toMatch(family);
      // A line of text may still end elsewhere.
      expect((await page.evaluate(() => window.shifts)) - before, route).toBeLessThan(0.05);
    }
  });
