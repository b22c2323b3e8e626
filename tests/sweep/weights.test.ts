import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

/** Bytes as they travel. */
const maxHtml = 25_000;
/** Long texts: terms, questions, home with its drawings, and calculators with every instrument's name. */
const maxLongHtml = 34_000;
const longPages = new Set<RouteName>(['home', 'glossary', 'help', 'accountSpecs', 'calculators']);
const maxStyles = 14_000;

/** As the server compresses pages. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

test.for(languageCodes)(
  'every page and its styles are within their weights, and have colors for every engine, in %s',
  async (code) => {
    for (const route of routeNames) {
      const response = await fetch(sharedOrigin('site') + pathOf(route, { language: code }), {
        headers: { 'accept-encoding': 'br' },
      });
      expect(response.headers.get('content-encoding'), route).toBe('br');
      const bytes = Number(response.headers.get('content-length'));
      expect(bytes, route).toBeLessThan(longPages.has(route) ? maxLongHtml : maxHtml);
      const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? [];
      expect(brotliCompressSync(styles, options).length, route).toBeLessThan(maxStyles);
      // The oldest engines read the fallbacks that the build has written.
      for (const rule of ['--ground:', '-webkit-text-size-adjust:'])
        expect(styles.includes(rule), route).toBe(true);
      expect(/light-dark\(|oklch\(/.exec(styles), route).toBeNull();
    }
  },
);

test('no script for browsers looks behind in a regular expression, which Safari 16.0 cannot parse', () => {
  const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const unreadable = scripts.filter((name) =>
    /\(\?<[!=]/.test(readFileSync(`dist/client/assets/${name}`, 'utf8')),
  );
  expect(unreadable).toEqual([]);
});
