import { expect, test } from 'vitest';
import { floorHtml } from './page-floor.ts';

test('scripts of every kind go, and nothing between them', () => {
  expect(
    floorHtml(
      '<script>a("<p>")</script><p>one</p><script type="module">b</script><script src="/c.js"></script>two<script type="application/ld+json">{}</script>',
    ),
  ).toBe('<p>one</p>two');
});

test('links whose file is fetched go; the others stay', () => {
  expect(
    floorHtml(
      '<link rel="preload" href="/a.woff2" as="font"/><link rel="canonical" href="/en"/><link rel="icon" href="/favicon.svg"/><link rel="modulepreload" href="/b.js">',
    ),
  ).toBe('<link rel="canonical" href="/en"/>');
});

test('the browser has no reason to ask for an icon', () => {
  expect(floorHtml('<head><link rel="icon" href="/favicon.svg"/></head><body>')).toBe(
    '<head><link rel="icon" href="data:,"/></head><body>',
  );
});

test('pictures go, drawings in the markup stay', () => {
  const drawing =
    '<svg viewBox="0 0 1 1"><use href="#sign"></use><path d="M0 0" fill="url(#g)"></path></svg>';
  expect(
    floorHtml(
      `<picture><source srcset="/a.avif"/><img src="/a.svg" alt=""/></picture>${drawing}<svg><image href="/b.png"></image><use href="/c.svg#d"></use></svg>`,
    ),
  ).toBe(`<picture></picture>${drawing}<svg></svg>`);
});

test('styles lose fetched fonts and pictures, and nothing else', () => {
  expect(
    floorHtml(
      '<style>@font-face{font-family:A;src:url(/a.woff2)format("woff2")}@font-face{font-family:B;src:local(Arial);size-adjust:101%}.a{background:url("/a.svg") no-repeat;color:red}@media (width>1px){.b{mask:url(data:image/svg+xml,%3Csvg%3E) center;fill:url(#g)}}</style>',
    ),
  ).toBe(
    '<style>@font-face{font-family:B;src:local(Arial);size-adjust:101%}.a{background:none no-repeat;color:red}@media (width>1px){.b{mask:none center;fill:url(#g)}}</style>',
  );
});

test('a page that links a stylesheet has no floor', () => {
  expect(() => floorHtml('<link rel="stylesheet" href="/a.css"/>')).toThrow('links a stylesheet');
});
