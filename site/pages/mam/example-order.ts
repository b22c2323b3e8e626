export const allocationMethods = ['equity', 'equal', 'percent'] as const;

/** The smallest part of an order, in lots. */
export const lotStep = 0.01;

/** An invented order, and the accounts of one manager with the lots that each gets by each method. */
export const exampleOrder = { symbol: 'XAUUSD', lots: 0.5 } as const;

export const exampleAccounts = [
  { equity: 50_000, percent: 34, lots: { equity: 0.21, equal: 0.1, percent: 0.17 } },
  { equity: 32_000, percent: 30, lots: { equity: 0.14, equal: 0.1, percent: 0.15 } },
  { equity: 18_500, percent: 20, lots: { equity: 0.08, equal: 0.1, percent: 0.1 } },
  { equity: 9500, percent: 10, lots: { equity: 0.04, equal: 0.1, percent: 0.05 } },
  { equity: 6000, percent: 6, lots: { equity: 0.03, equal: 0.1, percent: 0.03 } },
];
