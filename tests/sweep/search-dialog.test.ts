import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { suggestionsPath } from '../../core/domain/api-paths.ts';
import { languageCodes } from '../../core/domain/languages.ts';
import type { SuggestionIndex } from '../../core/domain/suggestion-index.ts';
import { routeNames } from '../../site/paths.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

const maxIndexBytes = 15_000;

const tokensIn = (css: string): string[] =>
  Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);

test('every page defines the tokens that the search dialog’s own styles read', async () => {
  // As the build has shortened their names.
  const scripts = globSync('dist/client/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  const needed = new Set(
    scripts.filter((code) => code.includes('search-dialog-appear')).flatMap(tokensIn),
  );
  expect(needed.size).toBeGreaterThan(5);
  for (const language of languageCodes)
    for (const route of routeNames) {
      const path = pathOf(route, { language });
      const html = await (await fetch(sharedOrigin('site') + path)).text();
      expect([path, ...[...needed].filter((name) => !html.includes(`${name}:`))]).toEqual([path]);
    }
});

test.each(languageCodes)('the suggestions in %s are a small file', async (language) => {
  const response = await fetch(sharedOrigin('site') + suggestionsPath(language), {
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeLessThan(maxIndexBytes);
  const { entries } = (await response.json()) as SuggestionIndex;
  expect(entries.length).toBeGreaterThan(300);
});
