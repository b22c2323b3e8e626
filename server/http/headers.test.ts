import { expect, test } from 'vitest';
import { widgetHosts } from '../../site/embeds/provider.ts';
import { contentSecurityPolicy } from './headers.ts';

const settings = { publicOrigin: 'https://www.example.com' };

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
