import { parse as parseCsv } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { unguardCell, writeCsv } from './csv.ts';

/** Reads with an established parser. */
const parse = (text: string): string[][] => parseCsv(text, { record_delimiter: '\r\n' });

test('every cell survives writing, parsing and the removal of its guard', () => {
  const characters = '\'"=-+@＝,; \t\r\n\v\u0000\u200B\uFEFFa'.split('');
  const longer = (texts: string[]): string[] =>
    texts.flatMap((text) => characters.map((character) => text + character));
  const one = longer(['']);
  const two = longer(one);
  const cells = ['', ...one, ...two, ...longer(two)];
  const records = parse(writeCsv([cells]).slice(1));
  expect(records.map((record) => record.map(unguardCell))).toEqual([cells]);
  const formulas = records.flat().filter((cell) => /^[\s\p{Cc}\p{Cf}]*[=+\-@＝]/u.test(cell));
  expect(formulas).toEqual([]);
});

test('negative numbers stay numbers, and nothing else that begins like them', () => {
  const cells = ['-7.6', '-5', '-5+1', '-.5', '-5|x', '-', '-1.', '-1e5', '1:500'];
  const written = ['-7.6', '-5', "'-5+1", "'-.5", "'-5|x", "'-", "'-1.", "'-1e5", '1:500'];
  expect(parse(writeCsv([cells]).slice(1))).toEqual([written]);
});
