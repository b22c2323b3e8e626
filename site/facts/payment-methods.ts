import { siAlipay, siApplepay, siBitcoin, siEthereum, siGooglepay, siMastercard, siPaypal, siTether, siVisa, siWechat } from 'simple-icons';
import { carouselItems } from './timings.ts';

export interface PaymentMethod {
  id: string;
  /** As its owner writes it; never translated. */
  name: string;
  /** Data of the mark's path in a box of 24 × 24. */
  mark: string;
}

/** What the client portal takes, where a client's country allows it. An operator edits this list. */
export const paymentMethods: readonly PaymentMethod[] = [
  { id: 'visa', name: 'Visa', mark: siVisa.path },
  { id: 'mastercard', name: 'Mastercard', mark: siMastercard.path },
  { id: 'apple-pay', name: 'Apple Pay', mark: siApplepay.path },
  { id: 'google-pay', name: 'Google Pay', mark: siGooglepay.path },
  { id: 'alipay', name: 'Alipay', mark: siAlipay.path },
  { id: 'wechat-pay', name: 'WeChat Pay', mark: siWechat.path },
  { id: 'paypal', name: 'PayPal', mark: siPaypal.path },
  { id: 'tether', name: 'Tether', mark: siTether.path },
  { id: 'bitcoin', name: 'Bitcoin', mark: siBitcoin.path },
  { id: 'ethereum', name: 'Ethereum', mark: siEthereum.path },
];

/** Milliseconds from one slide to the next. */
export const paymentsAdvanceEvery = 2500;

/**
 * The carousel's slides: the list twice over, cut to the specified number, so that an endless row never runs dry.
 * What comes a second time is not for screen readers.
 */
export function paymentSlides(methods: readonly PaymentMethod[] = paymentMethods): { id: string; name: string; repeated: boolean }[] {
  return [...methods, ...methods].slice(0, carouselItems).map(({ id, name }, index) => ({ id, name, repeated: index >= methods.length }));
}
