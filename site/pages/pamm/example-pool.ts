import { dividePool } from './pool-shares.ts';

/** An invented pool: the manager's own stake and those of three investors. */
const stakes = [
  { member: 'manager', stake: 12_000 },
  { member: 'A', stake: 24_000 },
  { member: 'B', stake: 15_000 },
  { member: 'C', stake: 9000 },
] as const;
export const poolTotals = {
  stake: stakes.reduce((sum, { stake }) => sum + stake, 0),
  gain: 1850,
  loss: -970,
};

export const poolMembers = dividePool(stakes, poolTotals);

/** The manager's label is a word of the page's language. */
export const investorLabels = stakes.flatMap(({ member }) =>
  member === 'manager' ? [] : [member],
);
