import { expect, test } from 'vitest';
import { jsonMistake } from './json-mistake.ts';

test.each([
  [
    'a missing comma',
    '{\n  "a": "b"\n  "c": 1\n}',
    3,
    3,
    "Expected ',' or '}' after property value",
  ],
  ['a comma too many', '{"a": 1,}', 1, 9, 'Expected double-quoted property name'],
  ['a single quote', "{'a': 1}", 1, 2, "Expected property name or '}'"],
  ['a comma for a token', '{"a": , "b": "c, d"}', 1, 7, "Unexpected token ','"],
  ['an object without an end', '{"a": [1, 2]', 1, 13, "Expected ',' or '}' after property value"],
  ['nothing', '', 1, 1, 'Unexpected end of JSON input'],
])('%s is found in its place', (_, text, line, column, reason) => {
  expect(jsonMistake(text)).toEqual({ line, column, reason });
});

test('JSON has no mistake', () => {
  expect(jsonMistake('{"a": [1, "\\u00e9", null]}\n')).toBeUndefined();
});
