import { expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { widgetHosts } from '../../site/embeds/provider.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { fakeRenderContext } from '../../tests/fakes/site-parts.ts';
import { testSite } from '../../tests/fakes/test-site.ts';
import { contentSecurityPolicy } from './headers.ts';

const settings = { publicOrigin: 'https://www.example.com' };
const pagesWithWidgets: RouteName[] = [
  'home',
  'forex',
  'metals',
  'indices',
  'energies',
  'futures',
  'economicCalendar',
  'news',
];

/** The directives of a policy by name. */
const parse = (policy: string): Map<string, string> =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive]));

test('the policy of a page with widgets allows exactly their hosts', () => {
  const [plain, open] = [
    parse(contentSecurityPolicy({}, settings)),
    parse(contentSecurityPolicy({}, settings, { widgets: widgetHosts(undefined) })),
  ];
  const differing = [...new Set([...plain.keys(), ...open.keys()])].filter(
    (name) => plain.get(name) !== open.get(name),
  );
  expect(differing.map((name) => [plain.get(name), open.get(name)])).toEqual([
    ["script-src 'self'", "script-src 'self' https://s3.tradingview.com"],
    ["style-src 'self'", "style-src 'self' 'unsafe-inline'"],
    [
      "connect-src 'self'",
      "connect-src 'self' https://www.tradingview-widget.com https://s.tradingview.com",
    ],
    ["require-trusted-types-for 'script'", undefined],
    [undefined, "style-src-attr 'none'"],
    [undefined, 'frame-src https://www.tradingview-widget.com https://s.tradingview.com'],
  ]);
});

test.each(languageCodes)('only the pages with widgets allow other hosts, in %s', (language) => {
  const having = routeNames.filter(
    (route) => renderPage(route, language, fakeRenderContext()).embedCount > 0,
  );
  expect(having).toEqual(pagesWithWidgets);
});

test('a page carries the policy of its widgets', async () => {
  const { app } = await testSite();
  const policyOf = async (path: string): Promise<string | null> =>
    (await app.fetch(new Request(`http://site.test${path}`))).headers.get(
      'content-security-policy',
    );
  expect(await policyOf('/tools-news')).toContain('frame-src https://www.tradingview-widget.com');
  for (const path of ['/about', '/contact', '/en/account-types'])
    expect(await policyOf(path)).not.toContain('tradingview');
});
