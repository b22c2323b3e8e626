import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
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
import { newVisitor, pathOf, useBrowser } from '../harness/browser.ts';
import { scrollThrough } from './look.ts';

useBrowser();

const sizes = new Map<string, Promise<number>>();

/** Bytes of a file as it travels to a browser of today. */
function travelSize(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known) return known;
  const size = fetch(address, { headers: { 'accept-encoding': 'br' } }).then((response) => {
    const length = Number(response.headers.get('content-length'));
    if (!length) throw new Error(`${address} does not say how long it is`);
    return length;
  });
  sizes.set(address, size);
  return size;
}

interface Weights extends Record<Kind, number> {
  /** Do islands of this page start without being touched? */
  selfStarting: boolean;
  /** Does it hold a market widget? */
  widget: boolean;
}

/** The addresses of what a page fetches, by kind. */
function fetched(page: Page): Record<Exclude<Kind, 'html'>, Set<string>> {
  const found = { script: new Set<string>(), style: new Set<string>(), font: new Set<string>() };
  page.on('request', (request) => {
    const type = request.resourceType();
    // What widgets bring from elsewhere is the provider's weight.
    if (new URL(request.url()).origin !== inject('origin')) return;
    if (type === 'script') found.script.add(request.url());
    if (type === 'stylesheet') found.style.add(request.url());
    if (type === 'font') found.font.add(request.url());
  });
  return found;
}

const sum = async (addresses: Iterable<string>): Promise<number> =>
  (await Promise.all([...addresses].map(travelSize))).reduce((total, size) => total + size, 0);
const inlineScriptsOf = (html: string): string =>
  [...html.matchAll(/<script(?![^>]*\s(?:src|type="application))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text]) => text)
    .join('\n');

async function weigh(path: string): Promise<Weights> {
  const page = await (await newVisitor({ reducedMotion: true })).newPage();
  const found = fetched(page);
  const html = (await (await page.goto(path))?.text()) ?? '';
  await scrollThrough(page);
  await page.waitForLoadState('networkidle', { timeout: 45_000 });
  return {
    html: await travelSize(inject('origin') + path),
    script: (await sum(found.script)) + brotliCompressSync(inlineScriptsOf(html)).length,
    style: await sum(found.style),
    font: await sum(found.font),
    selfStarting: /data-on="(?:load|idle|visible)"/.test(html),
    widget: html.includes('data-embed='),
  };
}

const within = (bytes: number, { floor, ceiling }: Budget): boolean =>
  bytes >= floor && bytes <= ceiling;

/** One line for each kind that is out of its budget. */
function overruns(weights: Weights, budgetOf: (kind: Kind) => Budget): string[] {
  return (Object.keys(budgets) as Kind[])
    .filter((kind) => !within(weights[kind], budgetOf(kind)))
    .map(
      (kind) =>
        `${kind}: ${weights[kind]} bytes, budget ${budgetOf(kind).floor} to ${budgetOf(kind).ceiling}`,
    );
}

/** What a page names: its scripts and styles, wherever they stand in it. */
const filesNamedIn = (html: string): string[] =>
  [
    ...new Set(
      [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, address = '']) => address),
    ),
  ].toSorted();

describe.for(routeNames)('the weight of %s', (route) => {
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

  // Arabic pages bring a face more than the others.
  test.for(route === 'home' ? languageCodes : (['ar'] as const))(
    'is within its budget in %s',
    async (language) => {
      const weights = await weigh(pathOf(route, { language }));
      expect(overruns(weights, budgetOf(weights))).toEqual([]);
    },
  );

  test('is the same in every language but for the words, and these are within their budget', async () => {
    const pages = await Promise.all(
      languageCodes.map(async (language) => {
        const address = inject('origin') + pathOf(route, { language });
        return {
          language,
          files: filesNamedIn(await (await fetch(address)).text()),
          html: await travelSize(address),
        };
      }),
    );
    const budget = routeBudgets[route]?.html ?? budgets.html;
    expect(pages.filter(({ html }) => !within(html, budget))).toEqual([]);
    expect(pages[0]?.files.length).toBeGreaterThan(2);
    for (const { language, files } of pages) expect(files, language).toEqual(pages[0]?.files);
  });
});

test('all islands of the home page together stay within their budget', async () => {
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

test('a weight out of its budget is found on both sides', () => {
  const weights: Weights = {
    html: 1,
    script: 1_000_000,
    style: budgets.style.floor,
    font: budgets.font.ceiling,
    selfStarting: false,
    widget: false,
  };
  expect(overruns(weights, (kind) => budgets[kind])).toEqual([
    `html: 1 bytes, budget ${budgets.html.floor} to ${budgets.html.ceiling}`,
    `script: 1000000 bytes, budget ${budgets.script.floor} to ${budgets.script.ceiling}`,
  ]);
});
