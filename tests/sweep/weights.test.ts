import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

/** Compressed bytes. */
const maxHtml = 24_000;
/** Long texts: terms, questions, and home with its drawings. */
const maxLongHtml = 34_000;
const longPages = new Set<RouteName>(['home', 'glossary', 'help', 'accountSpecs']);
const maxStyles = 14_000;

const size = (text: string): number => brotliCompressSync(text).length;

test.for(languageCodes)(
  'every page and its styles are within their weights in %s',
  async (code) => {
    const pages = await Promise.all(
      routeNames.map(async (route) => {
        const response = await fetch(sharedOrigin('site') + pathOf(route, { language: code }));
        return { route, html: await response.text() };
      }),
    );
    for (const { route, html } of pages) {
      expect(size(html), route).toBeLessThan(longPages.has(route) ? maxLongHtml : maxHtml);
      const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      expect(size(styles), route).toBeLessThan(maxStyles);
    }
  },
);
