import { allocateOrder } from './order-allocation.ts';

/** An invented order, and the accounts of one manager with the lots that each gets. */
export const exampleOrder = { symbol: 'XAUUSD', lots: 0.5 } as const;
export const exampleAccounts = allocateOrder(exampleOrder.lots, [
  { equity: 50_000, percent: 34 },
  { equity: 32_000, percent: 30 },
  { equity: 18_500, percent: 20 },
  { equity: 9500, percent: 10 },
  { equity: 6000, percent: 6 },
]);
