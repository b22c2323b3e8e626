import { allocateOrder, type AllocationMethod } from './order-allocation.ts';

/** An invented order and the accounts of one manager. */
export const exampleOrder = { symbol: 'XAUUSD', lots: 5 } as const;
export const exampleAccounts = [
  { equity: 50_000, percent: 35 },
  { equity: 32_000, percent: 30 },
  { equity: 18_500, percent: 20 },
  { equity: 9500, percent: 10 },
  { equity: 6000, percent: 5 },
] as const;

/** The lots of each account, in the accounts' order. */
export const exampleLots: Record<AllocationMethod, readonly number[]> = {
  equity: allocateOrder(exampleOrder.lots, exampleAccounts, 'equity'),
  equal: allocateOrder(exampleOrder.lots, exampleAccounts, 'equal'),
  percent: allocateOrder(exampleOrder.lots, exampleAccounts, 'percent'),
};
