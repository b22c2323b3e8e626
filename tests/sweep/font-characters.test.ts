import { expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { routeNames } from '../../site/paths.ts';
import { missingCharacters } from '../../tools/font-characters.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What a page shows: its text, and attributes that are read or spoken. */
const shownText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>| data-props="[^"]*"/gs, ' ')
    .replaceAll(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);

test('the fonts have every character that a page shows', async () => {
  const missing = new Set<string>();
  for (const language of languageCodes)
    for (const route of routeNames) {
      const response = await fetch(sharedOrigin('site') + pathOf(route, { language }));
      for (const character of missingCharacters(shownText(await response.text())))
        missing.add(`${route}, ${language}: ${character}`);
    }
  expect([...missing]).toEqual([]);
});
