import { expect, test } from 'vitest';
import { defaultView, formatView, parseView } from './specs-view.ts';
import { addressOfView, viewAt } from './view-address.ts';

const at = (address: string) => viewAt('/en/specs', new URL(address, 'https://site.invalid'));

test.each([
  ['', '/en/specs'],
  ['?tier=premium', '/en/specs/premium'],
  ['?product=metal', '/en/specs/metal'],
  ['?tier=elite&product=forex&page=3', '/en/specs/elite/forex/3'],
  ['?page=2', '/en/specs/2'],
  [
    '?tier=premium&q=gold&sort=leverage&order=desc',
    '/en/specs/premium?q=gold&sort=leverage&order=desc',
  ],
])(
  "the view '%s' has the address %s in a folder of files, and both lead to it",
  (query, address) => {
    const view = parseView(query) ?? defaultView;
    expect(addressOfView('/en/specs', view, true)).toBe(address);
    expect(addressOfView('/en/specs', view, false)).toBe(`/en/specs${query}`);
    expect(at(address)).toEqual(view);
    expect(at(`/en/specs${query}`)).toEqual(view);
  },
);

test('what the query string says counts more than the path', () => {
  expect(
    formatView(at('/en/specs/premium/metal?tier=elite&product=&utm_source=x') ?? defaultView),
  ).toBe('?tier=elite');
  expect(at('/en/specs?tier=unknown')).toBeUndefined();
});
