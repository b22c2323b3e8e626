import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../contract/languages.ts';
import { productClasses } from '../../site/facts/instruments.ts';
import { wordsIn } from '../../site/i18n/translator.ts';
import { routeNames } from '../../site/paths.ts';
import { pageMeta } from '../../site/render-page.tsx';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

const productPages: ReadonlySet<string> = new Set(productClasses);

/** The contents of a page's tags that say how a link to it is shown, by name. */
function tagsOf(html: string): Map<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]));
}

describe.each(languageCodes)('in %s', (language) => {
  test.each(routeNames)('%s', async (route) => {
    const response = await fetch(sharedOrigin('site') + pathOf(route, { language }));
    const tags = tagsOf(await response.text());
    if (!productPages.has(route)) {
      expect([...tags.keys()].filter((name) => /image|twitter/.test(name))).toEqual([]);
      return;
    }
    const address = new URL(tags.get('og:image') ?? '');
    expect(address.origin).toBe(new URL(tags.get('og:url') ?? '').origin);
    expect(address.pathname).toMatch(new RegExp(String.raw`^/assets/${route}-[\w-]+\.png$`));
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630']);
    expect(tags.get('og:image:alt')).toBe(pageMeta(route, wordsIn(language)).picture);
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    const picture = await fetch(sharedOrigin('site') + address.pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});
