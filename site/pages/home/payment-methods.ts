import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import { carouselItems, maxSlidesInView } from '../../facts/timings.ts';

/**
 * The methods that have a logo in logos.svg; the others are shown by name alone. A view box crops the logo to its shape, so that
 * a wide one is not rendered smaller than a round one.
 */
export const paymentLogos: Readonly<Record<string, string>> = {
  'bank-transfer': '0 0 24 24',
  visa: '0 8 24 8',
  mastercard: '0 4.5 24 15',
  usdt: '0 0 24 24',
  bitcoin: '0 0 24 24',
};

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
