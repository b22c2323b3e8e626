import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { languageCodes } from '../../contract/languages.ts';
import { routeNames } from '../../site/paths.ts';
import { budgets, routeBudgets } from '../budgets.ts';
import { expect, test } from '../harness/fixtures.ts';
import { watchNetwork } from '../harness/network-idle.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { scrollThrough } from './look.ts';
import { overruns, travelSize, type Weights } from './weights.ts';

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

/** What only a browser knows; markup and styles are weighed in weights.test.ts. */
async function weigh(page: Page, path: string): Promise<Partial<Weights>> {
  const found = fetched(page);
  const network = watchNetwork(page);
  const html = (await (await page.goto(path))?.text()) ?? '';
  const inline = brotliCompressSync(inlineScriptsOf(html)).length;
  await network.idle();
  const script = (await sum(found.script)) + inline;
  await scrollThrough(page);
  await network.idle();
  return {
    script,
    scriptAfterScrolling: (await sum(found.script)) + inline,
    font: await sum(found.font),
  };
}

for (const route of routeNames)
  // Arabic pages load one more font than the others.
  for (const language of route === 'home' ? languageCodes : (['ar'] as const))
    test(`the weight of ${route} is within its budget in ${language}`, async ({ newVisitor }) => {
      const page = await (await newVisitor({ reducedMotion: true })).newPage();
      const weights = await weigh(page, pathOf(route, { language }));
      expect(overruns(weights, (kind) => routeBudgets[route]?.[kind] ?? budgets[kind])).toEqual([]);
    });
