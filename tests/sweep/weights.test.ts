import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
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

describe.for(routeNames)('%s', (route) => {
  test.for(languageCodes)('is within its weights in %s', async (language) => {
    const response = await fetch(sharedOrigin('site') + pathOf(route, { language }));
    const html = await response.text();
    expect(size(html), 'page').toBeLessThan(longPages.has(route) ? maxLongHtml : maxHtml);
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(size(styles), 'styles').toBeLessThan(maxStyles);
  });
});
