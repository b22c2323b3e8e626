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

interface PaymentMethod {
  id: string;
  /** As its owner writes it; never translated. */
  name: string;
  /** Data of the mark's path. */
  mark: string;
  /** The part of the plane that the mark fills, as an SVG `viewBox`: a wide mark is not shown smaller than a round one. */
  viewBox: string;
}

/** What the client portal takes, where a client's country allows it. An operator edits this list. */
export const paymentMethods: readonly PaymentMethod[] = [
  { id: 'visa', name: 'Visa', mark: siVisa.path, viewBox: '0 8 24 8' },
  { id: 'mastercard', name: 'Mastercard', mark: siMastercard.path, viewBox: '0 4.5 24 15' },
  { id: 'apple-pay', name: 'Apple Pay', mark: siApplepay.path, viewBox: '0 4.2 24 15.6' },
  { id: 'google-pay', name: 'Google Pay', mark: siGooglepay.path, viewBox: '0 7.2 24 9.6' },
  { id: 'alipay', name: 'Alipay', mark: siAlipay.path, viewBox: '0 0 24 24' },
  { id: 'wechat-pay', name: 'WeChat Pay', mark: siWechat.path, viewBox: '0 0 24 24' },
  { id: 'paypal', name: 'PayPal', mark: siPaypal.path, viewBox: '0 0 24 24' },
  { id: 'tether', name: 'Tether', mark: siTether.path, viewBox: '0 0 24 24' },
  { id: 'bitcoin', name: 'Bitcoin', mark: siBitcoin.path, viewBox: '0 0 24 24' },
  { id: 'ethereum', name: 'Ethereum', mark: siEthereum.path, viewBox: '0 0 24 24' },
];

/**
 * The carousel's slides: the list twice over, cut to the specified number, so that an endless row never runs dry.
 * What comes a second time is not for screen readers.
 */
export function paymentSlides(
  methods: readonly PaymentMethod[] = paymentMethods,
): { id: string; name: string; repeated: boolean }[] {
  return [...methods, ...methods]
    .slice(0, carouselItems)
    .map(({ id, name }, index) => ({ id, name, repeated: index >= methods.length }));
}
