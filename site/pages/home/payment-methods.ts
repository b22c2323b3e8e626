import {
  siAlipay,
  siApplepay,
  siBitcoin,
  siEthereum,
  siGooglepay,
  siMastercard,
  siPaypal,
  siTether,
  siVisa,
  siWechat,
} from 'simple-icons';
import { carouselItems } from '../../facts/timings.ts';
import { logoPath } from '../../ui/logo-path.ts';

interface PaymentMethod {
  id: string;
  /** As its owner spells it, in every language. */
  name: string;
  /** SVG path data of the logo. */
  path: string;
  /** Crops the logo to its shape, so that a wide one is not rendered smaller than a round one. */
  viewBox: string;
}

/** What the client portal accepts, subject to the client's country. Operators edit this list. */
export const paymentMethods: readonly PaymentMethod[] = [
  { id: 'visa', name: 'Visa', path: logoPath(siVisa), viewBox: '0 8 24 8' },
  { id: 'mastercard', name: 'Mastercard', path: logoPath(siMastercard), viewBox: '0 4.5 24 15' },
  { id: 'apple-pay', name: 'Apple Pay', path: logoPath(siApplepay), viewBox: '0 4.2 24 15.6' },
  { id: 'google-pay', name: 'Google Pay', path: logoPath(siGooglepay), viewBox: '0 7.2 24 9.6' },
  { id: 'alipay', name: 'Alipay', path: logoPath(siAlipay), viewBox: '0 0 24 24' },
  { id: 'wechat-pay', name: 'WeChat Pay', path: logoPath(siWechat), viewBox: '0 0 24 24' },
  { id: 'paypal', name: 'PayPal', path: logoPath(siPaypal), viewBox: '0 0 24 24' },
  { id: 'tether', name: 'Tether', path: logoPath(siTether), viewBox: '0 0 24 24' },
  { id: 'bitcoin', name: 'Bitcoin', path: logoPath(siBitcoin), viewBox: '0 0 24 24' },
  { id: 'ethereum', name: 'Ethereum', path: logoPath(siEthereum), viewBox: '0 0 24 24' },
];

/**
 * The carousel's slides: the list twice, cut to the specified number, so that the endless row has no gap. Screen readers skip
 * the repetition.
 */
export function paymentSlides(
  methods: readonly PaymentMethod[] = paymentMethods,
): { id: string; name: string; repeated: boolean }[] {
  return [...methods, ...methods]
    .slice(0, carouselItems)
    .map(({ id, name }, index) => ({ id, name, repeated: index >= methods.length }));
}
