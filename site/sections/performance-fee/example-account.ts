import Big from 'big.js';
import { performanceFees } from './performance-fee.ts';

/** An invented account that copies a strategy for six months, with a fee at the end of each; the page states that it is invented. */
export const exampleAccount = {
  start: '10000',
  balances: ['11200', '10800', '11500', '11100', '11400', '12400'],
  feePercent: '20',
} as const;

export const examplePeriods = performanceFees(
  new Big(exampleAccount.start),
  exampleAccount.balances.map((balance) => new Big(balance)),
  new Big(exampleAccount.feePercent),
);
