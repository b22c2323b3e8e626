import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carouselSlides } from '../../facts/timings.ts';

const stylesheet = readFileSync(new URL('./payment-carousel.module.css', import.meta.url), 'utf8');

test('the stylesheet shows the number of slides that the facts give for each width', () => {
  const inStylesheet = [
    ...stylesheet.matchAll(/@media \(width < (\d+)px\) \{\s*\.carousel \{\s*--in-view: (\d+);/g),
  ].map(([, under, slides]) => ({
    under: Number(under),
    slides: Number(slides),
  }));
  const [, widest] = /\.carousel \{\s*--in-view: (\d+);/.exec(stylesheet) ?? [];
  expect([
    ...inStylesheet.toReversed(),
    { under: Number.POSITIVE_INFINITY, slides: Number(widest) },
  ]).toEqual(carouselSlides);
});
