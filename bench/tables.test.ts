import { expect, test } from 'vitest';
import { kilobytes, markdownTable, median, replaceSection, wholeNumber } from './tables.ts';

test('a table is padded as the formatter pads it', () => {
  expect(
    markdownTable(
      ['page', 'LCP', 'ratio'],
      [
        ['`/en/about`', '1,207', '1.66'],
        ['`/`', '900', '**1.20**'],
      ],
    ),
  ).toBe(
    [
      '| page        |   LCP |    ratio |',
      '| ----------- | ----: | -------: |',
      '| `/en/about` | 1,207 |     1.66 |',
      '| `/`         |   900 | **1.20** |',
    ].join('\n'),
  );
});

test('a section is replaced, again and again, and nothing around it', () => {
  const text = 'before\n\n<!-- loads -->\n\nold\n\n<!-- /loads -->\n\nafter\n';
  const once = replaceSection(text, 'loads', 'new\n');
  expect(once).toBe('before\n\n<!-- loads -->\n\nnew\n\n<!-- /loads -->\n\nafter\n');
  expect(replaceSection(once, 'loads', 'new')).toBe(once);
});

test.each(['', '<!-- loads -->', '<!-- /loads --><!-- loads -->'])(
  'a text without the section is refused: %j',
  (text) => {
    expect(() => replaceSection(text, 'loads', 'new')).toThrow('no section <!-- loads -->');
  },
);

test('the median of odd, even and no values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 100, 3, 5])).toBe(4);
  expect(median([])).toBeNaN();
});

test('numbers are short', () => {
  expect(wholeNumber(1234.5)).toBe('1,235');
  expect(kilobytes(14_049)).toBe('14.0');
});
