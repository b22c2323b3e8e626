import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { languageCodes } from '../../contract/languages.ts';
import { routeNames } from '../../site/paths.ts';
import {
  budgets,
  routeBudgets,
  scriptsAllAwake,
  scriptsSelfStarting,
  scriptsWithWidget,
  type Budget,
  type Kind,
} from '../budgets.ts';
import { expect, test } from '../harness/fixtures.ts';
import { watchNetwork } from '../harness/network-idle.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { scrollThrough } from './look.ts';
import { overruns, travelSize, weighParts, within, type Weights } from './weights.ts';

/** URLs that a page fetches, by kind. */
function fetched(page: Page): Record<'script' | 'font', Set<string>> {
  const found = { script: new Set<string>(), font: new Set<string>() };
  page.on('request', (request) => {
    const type = request.resourceType();
    // Files that widgets load from elsewhere count as the provider's weight.
    if (new URL(request.url()).origin !== sharedOrigin('site')) return;
    if (type === 'script') found.script.add(request.url());
    if (type === 'font') found.font.add(request.url());
  });
  return found;
}

const sum = async (urls: Iterable<string>): Promise<number> =>
  (await Promise.all([...urls].map(travelSize))).reduce((total, size) => total + size, 0);
const inlineScriptsOf = (html: string): string =>
  [...html.matchAll(/<script(?![^>]*\s(?:src|type="application))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text]) => text)
    .join('\n');

async function weigh(page: Page, path: string): Promise<Weights> {
  const found = fetched(page);
  const network = watchNetwork(page);
  const html = (await (await page.goto(path))?.text()) ?? '';
  await scrollThrough(page);
  await network.idle();
  return {
    page: await travelSize(sharedOrigin('site') + path),
    ...weighParts(html),
    script: (await sum(found.script)) + brotliCompressSync(inlineScriptsOf(html)).length,
    font: await sum(found.font),
    selfStarting: /data-on="(?:idle|visible)"/.test(html),
    widget: html.includes('data-embed='),
  };
}

for (const route of routeNames)
  test.describe(`the weight of ${route}`, () => {
    const budgetOf =
      (weights: Weights) =>
      (kind: Kind): Budget =>
        routeBudgets[route]?.[kind] ??
        (kind === 'script'
          ? weights.selfStarting
            ? scriptsSelfStarting
            : weights.widget
              ? scriptsWithWidget
              : budgets.script
          : budgets[kind]);

    // Arabic pages load one more font than the others.
    for (const language of route === 'home' ? languageCodes : (['ar'] as const))
      test(`is within its budget in ${language}`, async ({ newVisitor }) => {
        const page = await (await newVisitor({ reducedMotion: true })).newPage();
        const weights = await weigh(page, pathOf(route, { language }));
        expect(overruns(weights, budgetOf(weights))).toEqual([]);
      });
  });

test('all islands of the home page together stay within their budget', async ({ newVisitor }) => {
  const page = await (await newVisitor()).newPage();
  const found = fetched(page);
  const html = (await (await page.goto('/'))?.text()) ?? '';
  for (const island of await page.locator('site-island').all()) {
    await island.evaluate((element) => {
      (element.firstElementChild ?? element).scrollIntoView();
      (element.firstElementChild ?? element).dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true }),
      );
    });
    await expect.poll(() => island.getAttribute('data-state')).toBe('live');
  }
  const total = (await sum(found.script)) + brotliCompressSync(inlineScriptsOf(html)).length;
  expect(
    within(total, scriptsAllAwake),
    `${total} bytes, budget ${scriptsAllAwake.floor} to ${scriptsAllAwake.ceiling}`,
  ).toBe(true);
});
