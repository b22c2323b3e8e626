import { expect, test } from 'vitest';
import { createPageStyles } from '../site/styles/page-styles.ts';
import { inlineConstants, splitStyles, withoutSpaces } from './split-styles.ts';

const classNames = new Set(['card', 'title', 'menu', 'spinner', 'late']);

/** The styles of a page with this markup and these islands. */
function stylesOf(css: string, html: string, islands: readonly string[] = []): string {
  const rules = splitStyles(css, classNames);
  return createPageStyles({
    rules,
    islandClasses: { 'menu.island.tsx': ['menu', 'late'] },
    drawingTokens: { 'assets/charts-1.svg': ['--line'] },
  })(html, islands);
}

test.each([
  ['of elements, attributes and pseudo-classes', 'p{a:b}:root[data-x]{a:b}:focus-visible{a:b}'],
  ['of a class in the markup', '.card{a:b}'],
  ['of a class that the build did not generate', '.needs-script{a:b}'],
  ['one of whose selectors can apply', '.menu,.card>p{a:b}'],
  ['that exclude a class', 'p:not(.menu){a:b}'],
  ['that accept one of several classes', ':is(.menu,.card){a:b}'],
  ['of selectors with commas in their arguments', '.card:is(.menu,.late){a:b}'],
])('rules %s are kept', (_, css) => {
  expect(stylesOf(css, '<p class="card other">')).toBe(css);
});

test.each([
  ['of a class of another page', '.menu{a:b}'],
  ['that accept several, all of another page', ':is(.menu:not(:has(.card)),.late) p{a:b}'],
  ['all of whose selectors need one', '.card .menu,.title.menu{a:b}'],
  ['each of whose alternatives needs one', ':is(.title:not(:has(.card,.late)) b,.menu) .card{a:b}'],
])('rules %s are left out', (_, css) => {
  expect(stylesOf(css, '<p class="card">')).toBe('');
});

test('a page has the rules of its own script, and the faces that they name', () => {
  const face = '@font-face{font-family:Face;src:url(a)}';
  const own = ":root[data-script=arabic]{font:1em 'Face'}";
  const css = `${own}:root[data-script=han]{a:b}${face}`;
  expect(stylesOf(css, '<html data-script="arabic"><p>')).toBe(own + face);
  expect(stylesOf(css, '<html data-script="latin"><p>')).toBe('');
});

test('an island brings every class that its modules know', () => {
  const css = '.menu{a:b}.late{a:b}.spinner{a:b}';
  expect(stylesOf(css, '<p>', ['menu.island.tsx'])).toBe('.menu{a:b}.late{a:b}');
});

test('the order stays, and neighbours share their conditions', () => {
  const css =
    '@media (width>1px){.card{a:1}.menu{a:2}.card:hover{a:3}}.card{a:4}@supports (a:b){@media print{.card{a:5}}}';
  expect(stylesOf(css, '<p class="card">')).toBe(
    '@media (width>1px){.card{a:1}.card:hover{a:3}}.card{a:4}@supports (a:b){@media print{.card{a:5}}}',
  );
});

test('animations and fonts come with the rules that name them', () => {
  const css =
    "@font-face{font-family:Face One;src:url(a)}@keyframes spin{to{a:b}}@keyframes blink{to{a:b}}:root{font:1em 'Face One'}.card{animation:spin 1s}.menu{animation:blink 1s}";
  expect(stylesOf(css, '<p class="card">')).toBe(
    "@font-face{font-family:Face One;src:url(a)}@keyframes spin{to{a:b}}:root{font:1em 'Face One'}.card{animation:spin 1s}",
  );
});

test('custom properties come with the rules or the markup that read them', () => {
  const css =
    ':root{--ink:red;--line:var(--pale);--pale:pink;--lead:url(a;b);--unread:light-dark(red,var(--ink-soft));--ink-soft:blue}.card{color:var(--ink)}.menu{color:var(--line)}';
  expect(stylesOf(css, '<p class="card">')).toBe(
    ':root{--ink:red;--lead:url(a;b);}.card{color:var(--ink)}',
  );
  expect(stylesOf(css, '<p class="menu">')).toBe(
    ':root{--line:var(--pale);--pale:pink;--lead:url(a;b);}.menu{color:var(--line)}',
  );
  expect(stylesOf(css, '<path class="card" fill="var(--ink-soft)">')).toBe(
    ':root{--ink:red;--lead:url(a;b);--ink-soft:blue}.card{color:var(--ink)}',
  );
});

test('custom properties come with the drawings in files of their own that read them', () => {
  const css = '.card{--line:red;--unread:red}';
  expect(stylesOf(css, '<p class="card"><use href="/assets/charts-1.svg#day">')).toBe(
    '.card{--line:red;}',
  );
  expect(stylesOf(css, '<p class="card"><use href="/assets/icons-1.svg#day">')).toBe('.card{}');
});

test('rules of a script or direction come with pages of it', () => {
  const css =
    ":root{color:red}:root[data-script=arabic]{font:1em 'Face One'}:root:dir(rtl){line-height:2}:root[data-script=han] .card{a:b}";
  const htmlOf = (direction: string, script: string): string =>
    `<html dir="${direction}" data-script="${script}"><p class="card">`;
  expect(stylesOf(css, htmlOf('rtl', 'arabic'))).toBe(
    ":root{color:red}:root[data-script=arabic]{font:1em 'Face One'}:root:dir(rtl){line-height:2}",
  );
  expect(stylesOf(css, htmlOf('ltr', 'han'))).toBe(
    ':root{color:red}:root[data-script=han] .card{a:b}',
  );
});

test('rules for another script or direction are left out', () => {
  const css =
    ':root[data-script=han]{a:1}:root:dir(rtl){a:2}.card:dir(rtl){a:3}.card:not(:dir(rtl)){a:4}:root[data-script=arabic]{a:5}';
  expect(stylesOf(css, '<html dir="ltr" data-script="han"><p class="card">')).toBe(
    ':root[data-script=han]{a:1}.card:not(:dir(rtl)){a:4}',
  );
  expect(stylesOf(css, '<html dir="rtl" data-script="arabic"><p class="card">')).toBe(
    ':root:dir(rtl){a:2}.card:dir(rtl){a:3}.card:not(:dir(rtl)){a:4}:root[data-script=arabic]{a:5}',
  );
});

test('tokens that never change are written as their values', () => {
  const css =
    ':root{--gap:.5rem;--pad:1rem;--tall:1.6;--ink:light-dark(red,blue);--wide:var(--gap)}:root:dir(rtl){--tall:1.8}.card{margin:calc(-1*var(--gap)) var(--pad,2px);line-height:var(--tall);color:var(--ink);width:var(--wide)}.menu{--pad:2rem}@media print{:root{--paper:1px}.card{border:var(--paper)}}';
  expect(inlineConstants(css)).toBe(
    css.replace('calc(-1*var(--gap))', '-.5rem').replace('--wide:var(--gap)', '--wide:.5rem'),
  );
});

test('commas have no spaces after them but in texts', () => {
  expect(withoutSpaces(':root{--face:"One, Two", system-ui, serif}')).toBe(
    ':root{--face:"One, Two",system-ui,serif}',
  );
});
