import { performanceFees } from './performance-fee.ts';

/** An invented account that copies a strategy for six months, with a fee at the end of each; the page states that it is invented. */
export const exampleAccount = {
  start: 10_000,
  balances: [11_200, 10_800, 11_500, 11_100, 11_400, 12_400],
  feePercent: 20,
} as const;

export const examplePeriods = performanceFees(
  exampleAccount.start,
  exampleAccount.balances,
  exampleAccount.feePercent,
);
export const exampleTotalFee = examplePeriods.reduce((sum, { fee }) => sum + fee, 0);
export const exampleKept = examplePeriods.at(-1)!.kept;
