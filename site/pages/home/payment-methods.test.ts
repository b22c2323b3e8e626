import { expect, test } from 'vitest';
import { carouselItems, carouselSlides } from '../../facts/timings.ts';
import { paymentMethods, paymentSlides } from './payment-methods.ts';

test('the carousel shows the first 16 items of the doubled list', () => {
  const slides = paymentSlides();
  expect(slides).toHaveLength(16);
  expect(slides.map(({ id }) => id)).toEqual(
    [...paymentMethods, ...paymentMethods].slice(0, carouselItems).map(({ id }) => id),
  );
});

test('screen readers get each method once', () => {
  const spoken = paymentSlides().filter(({ repeated }) => !repeated);
  expect(spoken.map(({ id }) => id)).toEqual(paymentMethods.map(({ id }) => id));
  expect(new Set(paymentMethods.map(({ id }) => id)).size).toBe(paymentMethods.length);
});

test('there are more slides than fit into the widest view, so that the row can loop', () => {
  expect(carouselItems).toBeGreaterThan(Math.max(...carouselSlides.map(({ slides }) => slides)));
});
