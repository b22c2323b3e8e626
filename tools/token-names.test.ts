import postcss from 'postcss';
import { expect, test } from 'vitest';
import { createTokenNames, shortenTokens, shortenTokensOfCode } from './token-names.ts';

const css =
  ':root{--space:1rem;--ink:red;--ink:blue;--gap:var(--space);--rise:light-dark(red,blue);--line:var(--ink)} /* --note: 1 */ .card--wide:hover{color:var(--ink);gap:calc(2*var(--gap,1rem));fill:var(--rise)}';
const script = "style.setProperty('--ink', 1); while (--line > 0) draw('var(--gap)');";
const names = createTokenNames(css, script, '<path stroke="var(--rise)"/>');

test('the most used name is the shortest; constants, and what is named where nobody replaces it, keep theirs', () => {
  expect([...names]).toEqual([
    ['--ink', '--a'],
    ['--gap', '--b'],
  ]);
});

test('a script names what the styles name', () => {
  expect(shortenTokensOfCode(script, names)).toBe(
    "style.setProperty('--a', 1); while (--line > 0) draw('var(--b)');",
  );
});

test('names are replaced where they are set and read, and nowhere else', async () => {
  const { css: shortened } = await postcss([shortenTokens(names)]).process(
    `${css}@container style(--ink: red){.ink--line{grid-area:x}}`,
    { from: undefined },
  );
  expect(shortened).toBe(
    ':root{--space:1rem;--a:red;--a:blue;--b:var(--space);--rise:light-dark(red,blue);--line:var(--a)} /* --note: 1 */ .card--wide:hover{color:var(--a);gap:calc(2*var(--b,1rem));fill:var(--rise)}@container style(--a: red){.ink--line{grid-area:x}}',
  );
});

test('no name is that of a drawing', () => {
  expect([...createTokenNames(css, '', 'var(--a)').values()]).toEqual(['--b', '--c', '--d', '--e']);
});

test('a script that composes a name is refused', () => {
  expect(() => createTokenNames(css, 'style.setProperty(`--${name}`, 1)', '')).toThrow('--${name}');
});
