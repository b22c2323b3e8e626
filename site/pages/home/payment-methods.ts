import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import { carouselItems, maxSlidesInView } from '../../facts/timings.ts';

/**
 * The carousel's slides: the list twice, and a short one more often, cut to the specified number, so that the endless row has no
 * gap. Screen readers skip the repetition.
 */
export function paymentSlides(
  methods: readonly FundingMethod[],
): (FundingMethod & { repeated: boolean })[] {
  const times = Math.max(2, Math.ceil((maxSlidesInView + 1) / Math.max(1, methods.length)));
  return Array.from({ length: times }, () => methods)
    .flat()
    .slice(0, carouselItems)
    .map((method, index) => ({ ...method, repeated: index >= methods.length }));
}
