import { allocationMethods, allocateOrder } from './order-allocation.ts';

/** An invented order and the accounts under one manager. */
export const exampleOrder = { symbol: 'XAUUSD', lots: 5 } as const;
export const exampleAccounts = [
  { equity: 50_000, percent: 35 },
  { equity: 32_000, percent: 30 },
  { equity: 18_500, percent: 20 },
  { equity: 9500, percent: 10 },
  { equity: 6000, percent: 5 },
] as const;

/** What each account gets, by method. */
export const exampleAllocations = Object.fromEntries(
  allocationMethods.map((method) => [
    method,
    allocateOrder(exampleOrder.lots, exampleAccounts, method),
  ]),
) as Record<(typeof allocationMethods)[number], number[]>;
