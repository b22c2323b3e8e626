import { expect, test } from 'vitest';
import { editAround } from './edit-text.ts';

const text = 'From {{a.b}} to {{a.c}}.';

test.each([
  [
    'letters beside placeholders',
    'From about {{a.b}} to {{a.c}}.',
    'From about {{a.b}} to {{a.c}}.',
  ],
  ['the last brace deleted', 'From {{a.b} to {{a.c}}.', 'From  to {{a.c}}.'],
  ['a letter within deleted', 'From {{a.}} to {{a.c}}.', 'From  to {{a.c}}.'],
  ['a letter within typed', 'From {{a.xb}} to {{a.c}}.', text],
  ['from one into the next', 'From {{a.c}}.', 'From .'],
  ['all of it', 'New', 'New'],
])('%s', (_, after, shown) => {
  expect(editAround(text, after).text).toBe(shown);
});

test('typing goes on where the placeholder was, or behind one that cannot be typed into', () => {
  expect(editAround(text, 'From {{a.b} to {{a.c}}.').caret).toBe(5);
  expect(editAround(text, 'From {{a.xb}} to {{a.c}}.').caret).toBe(12);
});
