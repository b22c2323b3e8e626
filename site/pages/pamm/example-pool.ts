/** An invented pool, the manager's own stake and those of three investors, in a month with a gain and in one with a loss. */
export const poolMembers = [
  { member: 'manager', stake: 12_000, sharePercent: 20, gain: 370, loss: -194 },
  { member: 'A', stake: 24_000, sharePercent: 40, gain: 740, loss: -388 },
  { member: 'B', stake: 15_000, sharePercent: 25, gain: 462.5, loss: -242.5 },
  { member: 'C', stake: 9000, sharePercent: 15, gain: 277.5, loss: -145.5 },
] as const;

export const poolTotals = { stake: 60_000, gain: 1850, loss: -970 };
