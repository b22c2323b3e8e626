import { allocationMethods, allotOrder } from './order-allocation.ts';

/** An invented order and the accounts under one manager. */
export const order = { symbol: 'XAUUSD', lots: 5 } as const;
export const accounts = [
  { equity: 50_000, percent: 35 },
  { equity: 32_000, percent: 30 },
  { equity: 18_500, percent: 20 },
  { equity: 9500, percent: 10 },
  { equity: 6000, percent: 5 },
] as const;

/** What each account gets, by method. */
export const allotted = Object.fromEntries(
  allocationMethods.map((method) => [method, allotOrder(order.lots, accounts, method)]),
) as Record<(typeof allocationMethods)[number], number[]>;
