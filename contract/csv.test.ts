import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

/** The records of a file by RFC 4180. */
function recordsOf(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    record.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      records.push(record);
      record = [];
    }
  }
  return records;
}

test('a file is RFC 4180 in UTF-8 with its mark', () => {
  const records = [
    ['品种代码', 'الاسم', 'plain'],
    ['100,000', 'say "yes"', 'two\r\nlines'],
    ['', ' ', 'a;b'],
  ];
  const text = writeCsv(records);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(recordsOf(text.slice(1))).toEqual(records);
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u200B=1',
  '＝1',
  '＋1',
  '＠x',
  '-',
  '=cmd|"/c calc"!A1',
])('a cell like a formula is text: %j', (cell) => {
  expect(recordsOf(writeCsv([[cell]]).slice(1))).toEqual([[`'${cell}`]]);
});

test.each(['EURUSD', '1:500', 'N/A', '100,000', '23:55–00:05', 'a=b', '–'])(
  'any other cell stays as it is: %j',
  (cell) => {
    expect(recordsOf(writeCsv([[cell]]).slice(1))).toEqual([[cell]]);
  },
);
