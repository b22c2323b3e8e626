import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addParameters,
  isPagePath,
  referralParameterNames,
  validParameters,
} from './referral-parameters.ts';

test.each([
  // The order is that of the table: the same parameters are the same text.
  ['?utm_source=x&ref=IB123', 'ref=IB123&utm_source=x'],
  ['?ref=IB123&q=gold', 'ref=IB123'],
  ['?utm_campaign=春季活动', 'utm_campaign=%E6%98%A5%E5%AD%A3%E6%B4%BB%E5%8A%A8'],
  ['?gclid=EAIaIQob_Ch.MI-9~x', 'gclid=EAIaIQob_Ch.MI-9%7Ex'],
  ['?ref=', ''],
  ['?REF=IB123', ''],
])('of %s, %s is carried', (queryString, carried) => {
  expect(validParameters(queryString, [])).toBe(carried);
});

test('of several values of a name the first one counts, even if it is dropped', () => {
  expect(validParameters('?ref=first&ref=second', [])).toBe('ref=first');
  expect(validParameters('?ref=%3C&ref=second', [])).toBe('');
});

test('the operator’s names are carried, and others are not', () => {
  expect(validParameters('?partner_id=7&cid=8', ['partner_id'])).toBe('partner_id=7');
});

test('the last parameters are dropped where all together are too long', () => {
  const campaign = '春'.repeat(100);
  const given = new URLSearchParams({
    utm_source: campaign,
    utm_medium: campaign,
    ref: 'IB123',
    gclid: 'x'.repeat(300),
  });
  const carried = new URLSearchParams(validParameters(`?${given}`, []));
  expect([...carried.keys()]).toEqual(['ref', 'utm_source', 'gclid']);
});

test.each([
  ['/signup', '/signup?ref=7'],
  ['https://portal.example/register?lang=en', 'https://portal.example/register?lang=en&ref=7'],
  ['https://portal.example/?ref=own', 'https://portal.example/?ref=own'],
  ['https://portal.example/#/register', 'https://portal.example/?ref=7#/register'],
  ['https://portal.example/#/login?next=a', 'https://portal.example/?ref=7#/login?next=a'],
])('%s with a parameter is %s', (url, carrying) => {
  expect(addParameters(url, 'ref=7')).toBe(carrying);
});

test('without parameters a URL stays as it is written', () => {
  expect(addParameters('/search?q=a%20b', '')).toBe('/search?q=a%20b');
});

test.each([
  ['/', true],
  ['/en/account-specs', true],
  ['/assets/docs/privacy-policy.pdf', false],
  ['//evil.example/en', false],
  ['about', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected);
});

test('whatever a query string contains, nothing is carried that could be anything but a value', () => {
  const names = fc.oneof(
    fc.constantFrom(...referralParameterNames, 'partner', '__proto__', 'constructor', 'toString'),
    fc.string(),
  );
  const characters = Array.from('a1_<"&/:春%\n\0\u202E\uD800');
  const values = fc.string({ unit: fc.constantFrom(...characters), maxLength: 700 });
  const queryStrings = fc.oneof(
    fc.array(fc.tuple(names, values)).map((pairs) => `?${new URLSearchParams(pairs)}`),
    fc.string(),
  );
  fc.assert(
    fc.property(queryStrings, (queryString) => {
      const carried = validParameters(queryString, ['partner']);
      expect(carried).toMatch(/^[\w.%=&+*-]*$/);
      expect(carried.length).toBeLessThanOrEqual(1500);
      // A query string that was carried once is carried on unchanged.
      expect(validParameters(carried, ['partner'])).toBe(carried);
      const parsed = [...new URLSearchParams(carried)];
      expect(new Set(parsed.map(([name]) => name)).size).toBe(parsed.length);
      for (const [name, value] of parsed) {
        expect([...referralParameterNames, 'partner']).toContain(name);
        expect(value).not.toMatch(/["'<>&\\/:@\p{C}]/u);
      }
    }),
  );
});
