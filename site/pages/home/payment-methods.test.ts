import { expect, test } from 'vitest';
import { fakeFundingMethods } from '../../../tests/fakes/funding-methods.ts';
import { carouselItems, maxSlidesInView } from '../../facts/timings.ts';
import { paymentSlides } from './payment-methods.ts';

test.each([0, 1, maxSlidesInView, 8, 20])(
  '%i methods are repeated until the row can loop, and spoken once',
  (count) => {
    const ids = Array.from({ length: count }, (_, index) => `method-${index}`);
    const slides = paymentSlides(ids.map((id) => ({ ...fakeFundingMethods[0]!, id })));
    expect(slides.length).toBeLessThanOrEqual(carouselItems);
    if (count > 0) expect(slides.length).toBeGreaterThan(maxSlidesInView);
    expect(slides.flatMap(({ id, repeated }) => (repeated ? [] : id))).toEqual(
      ids.slice(0, carouselItems),
    );
  },
);
