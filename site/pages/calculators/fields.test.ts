import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalCalculatorQueryString, unreadable } from './fields.ts';

test.each([
  ['', ''],
  ['?calculator=pip&instrument=EURUSD&lots=1&step=&currency=', ''],
  ['?price=1.2&calculator=margin&lots=1,000.50', '?calculator=margin&lots=1000.5&price=1.2'],
  ['?calculator=margin&price=١٫٢', '?calculator=margin&price=1.2'],
  // A field of another calculator, an unknown one, and one that is repeated.
  ['?price=1.2&other=1&lots=3&lots=4', '?lots=3'],
  // Figures for a choice that is not understood have no meaning with the first one.
  ['?calculator=margin&instrument=%3F&price=1.2&lots=2', '?calculator=margin&lots=2'],
  // Out of range is a number all the same: the page says so.
  ['?lots=-3', '?lots=-3'],
])('the canonical query string of %j is %j', (queryString, canonical) => {
  expect(canonicalCalculatorQueryString(queryString)).toBe(canonical);
});

test.each(['<script>alert(1)</script>', '"onfocus=alert(1) x="', '1'.repeat(10_000), '1\u0000'])(
  '%j is dropped: a number is marked as unreadable, a choice is not made',
  (text) => {
    const hostile = encodeURIComponent(text);
    expect(canonicalCalculatorQueryString(`?lots=${hostile}`)).toBe(`?lots=${unreadable}`);
    for (const field of ['calculator', 'instrument', 'tier', 'currency', 'side', 'unit', 'day'])
      expect(canonicalCalculatorQueryString(`?${field}=${hostile}`)).toBe('');
  },
);

test('a canonical query string is short and stays as it is', () => {
  const names = ['calculator', 'instrument', 'tier', 'currency', 'lots', 'price', 'swap', 'day'];
  const parameter = fc.tuple(
    fc.constantFrom(...names),
    fc.oneof(fc.string(), fc.constantFrom('margin', 'swap', 'elite', '2', '-1,5', 'XAUUSD')),
  );
  fc.assert(
    fc.property(fc.array(parameter), (parameters) => {
      const canonical = canonicalCalculatorQueryString(`?${new URLSearchParams(parameters)}`);
      expect(canonicalCalculatorQueryString(canonical)).toBe(canonical);
      expect(canonical).toMatch(/^(?:\?[\w.=&-]{1,300})?$/);
    }),
  );
});
