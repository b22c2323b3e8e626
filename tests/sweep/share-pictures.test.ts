import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { wordsIn } from '../../site/i18n/translator.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { indexedRoutes, routeNames } from '../../site/paths.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

/** The contents of a page's tags that say how a link to it is shown, by name. */
function tagsOf(html: string): Map<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]));
}

describe.each(languageCodes)('in %s', (language) => {
  test.each(routeNames)('%s', async (route) => {
    const response = await fetch(sharedOrigin('site') + pathOf(route, { language }));
    const tags = tagsOf(await response.text());
    if (!indexedRoutes.includes(route)) {
      expect([...tags.keys()].filter((name) => /image|twitter/.test(name))).toEqual([]);
      return;
    }
    const address = new URL(tags.get('og:image') ?? '');
    expect(address.origin).toBe(new URL(tags.get('og:url') ?? '').origin);
    expect(address.pathname).toMatch(
      new RegExp(String.raw`^/assets/${route}\.${language}-[\w-]+\.png$`),
    );
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630']);
    const { title, picture } = pageMeta(route, wordsIn(language));
    const alternative = tags.get('og:image:alt');
    expect(alternative).toContain(title);
    expect(alternative).toContain(picture ?? title);
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    const file = await fetch(sharedOrigin('site') + address.pathname);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});
