import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import { carouselItems, carouselSlides } from '../../facts/timings.ts';
import { logoPaths } from './logo-paths.ts';

interface PaymentLogo {
  /** Id of the funding method. */
  method: string;
  /** SVG path data. */
  path: string;
  /** Crops the logo to its shape, so that a wide one is not rendered smaller than a round one. */
  viewBox: string;
}

/** A bank's front: pediment, columns, steps. */
const bankPath = 'M12 1 23 7v3H1V7zM3 12h3v7H3zm5 0h3v7H8zm5 0h3v7h-3zm5 0h3v7h-3zM1 21h22v2H1z';

/** Of the methods that have one; the others are shown by name alone. */
export const paymentLogos: readonly PaymentLogo[] = [
  { method: 'bank-transfer', path: bankPath, viewBox: '0 0 24 24' },
  { method: 'visa', path: logoPaths.visa, viewBox: '0 8 24 8' },
  { method: 'mastercard', path: logoPaths.mastercard, viewBox: '0 4.5 24 15' },
  { method: 'usdt', path: logoPaths.tether, viewBox: '0 0 24 24' },
  { method: 'bitcoin', path: logoPaths.bitcoin, viewBox: '0 0 24 24' },
];

const maxInView = Math.max(...carouselSlides.map(({ slides }) => slides));

/**
 * The carousel's slides: the list twice, and a short one more often, cut to the specified number, so that the endless row has no
 * gap. Screen readers skip the repetition.
 */
export function paymentSlides(
  methods: readonly FundingMethod[],
): { id: string; name: string; repeated: boolean }[] {
  const times = Math.max(2, Math.ceil((maxInView + 1) / Math.max(1, methods.length)));
  return Array.from({ length: times }, () => methods)
    .flat()
    .slice(0, carouselItems)
    .map(({ id, name }, index) => ({ id, name, repeated: index >= methods.length }));
}
