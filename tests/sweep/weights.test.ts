import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '../../core/domain/languages.ts';
import { routeNames } from '../../site/paths.ts';
import { budgets, routeBudgets } from '../budgets.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { overruns, weighParts, within, type Weights } from './weights.ts';

/** Scripts and styles that a page names, anywhere in it. */
const filesNamedIn = (html: string): string[] =>
  [
    ...new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, url = '']) => url)),
  ].toSorted();

describe.for(routeNames)('the weight of %s', (route) => {
  test('is the same in every language except for the words, which are within their budget', async () => {
    const pages = await Promise.all(
      languageCodes.map(async (language) => {
        const url = sharedOrigin('site') + pathOf(route, { language });
        // Compressing keeps this process busy for so long that a kept connection may be closed when it is used again.
        const html = await (await fetch(url, { headers: { connection: 'close' } })).text();
        return {
          language,
          files: filesNamedIn(html),
          weights: weighParts(html),
        };
      }),
    );
    for (const kind of ['page', 'html', 'style', 'structuredData'] as const) {
      const budget = routeBudgets[route]?.[kind] ?? budgets[kind];
      expect(
        pages.filter(({ weights }) => !within(weights[kind], budget)),
        kind,
      ).toEqual([]);
    }
    expect(pages[0]?.files.length).toBeGreaterThan(2);
    for (const { language, files } of pages) expect(files, language).toEqual(pages[0]?.files);
  });
});

test('styles from right to left are on pages that are read so, or name a word that is', async () => {
  const carrying = [];
  for (const { code, direction } of languages)
    for (const route of routeNames) {
      const path = pathOf(route, { language: code });
      const html = await (await fetch(sharedOrigin('site') + path)).text();
      if (/:dir\(rtl\)/.test(html)) carrying.push({ route, direction });
    }
  expect(carrying.filter(({ direction }) => direction === 'rtl')).toHaveLength(routeNames.length);
  const others = carrying.filter(({ direction }) => direction === 'ltr').map(({ route }) => route);
  // Its terms, in three languages.
  expect(new Set(others)).toEqual(new Set(['glossary']));
});

test('a weight outside its budget is found on both sides', () => {
  const weights: Weights = {
    page: budgets.page.floor,
    html: 1,
    script: 1_000_000,
    scriptAfterScrolling: budgets.scriptAfterScrolling.floor,
    style: budgets.style.floor,
    structuredData: budgets.structuredData.floor,
    font: budgets.font.ceiling,
  };
  expect(overruns(weights, (kind) => budgets[kind])).toEqual([
    `html: 1 bytes, budget ${budgets.html.floor} to ${budgets.html.ceiling}`,
    `script: 1000000 bytes, budget ${budgets.script.floor} to ${budgets.script.ceiling}`,
  ]);
});
