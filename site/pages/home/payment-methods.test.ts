import { expect, test } from 'vitest';
import { fakeFundingMethods } from '../../../tests/fakes/funding-methods.ts';
import { carouselItems, carouselSlides } from '../../facts/timings.ts';
import { paymentLogos, paymentSlides } from './payment-methods.ts';

const maxInView = Math.max(...carouselSlides.map(({ slides }) => slides));

test.each([maxInView + 1, 8, 20])(
  'the carousel shows the first 16 items of the doubled list of %i methods',
  (count) => {
    const methods = Array.from({ length: count }, (_, index) => ({
      ...fakeFundingMethods[0]!,
      id: `method-${index}`,
    }));
    expect(paymentSlides(methods).map(({ id }) => id)).toEqual(
      [...methods, ...methods].slice(0, carouselItems).map(({ id }) => id),
    );
  },
);

test.each([1, 2, 3, maxInView])('%i methods are repeated until the row can loop', (count) => {
  const slides = paymentSlides(fakeFundingMethods.slice(0, count));
  expect(slides.length).toBeGreaterThan(maxInView);
  expect(slides.filter(({ repeated }) => !repeated)).toHaveLength(count);
});

test('without methods there are no slides', () => {
  expect(paymentSlides([])).toEqual([]);
});

test('screen readers get each method once', () => {
  const spoken = paymentSlides(fakeFundingMethods).filter(({ repeated }) => !repeated);
  expect(spoken.map(({ id }) => id)).toEqual(fakeFundingMethods.map(({ id }) => id));
});

test('there are more slides than fit into the widest view, so that the row can loop', () => {
  expect(carouselItems).toBeGreaterThan(maxInView);
});

test('every logo belongs to a funding method of ours', () => {
  const ids = new Set(fakeFundingMethods.map(({ id }) => id));
  expect(paymentLogos.filter(({ method }) => !ids.has(method))).toEqual([]);
});
