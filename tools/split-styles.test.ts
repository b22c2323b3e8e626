import { expect, test } from 'vitest';
import { createPageStyles } from '../site/styles/page-styles.ts';
import { splitStyles } from './split-styles.ts';

const classNames = new Set(['card', 'title', 'menu', 'spinner', 'late']);

/** The styles of a page with this markup and these islands. */
function stylesOf(css: string, html: string, islands: readonly string[] = []): string {
  const rules = splitStyles(css, classNames);
  return createPageStyles({ rules, islandClasses: { 'menu.island.tsx': ['menu', 'late'] } })(
    html,
    islands,
  );
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
  ['all of whose selectors need one', '.card .menu,.title.menu{a:b}'],
])('rules %s are left out', (_, css) => {
  expect(stylesOf(css, '<p class="card">')).toBe('');
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
