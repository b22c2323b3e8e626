import { apportion } from '../../sections/apportion.ts';

export const allocationMethods = ['equity', 'equal', 'percent'] as const;
export type AllocationMethod = (typeof allocationMethods)[number];

export interface ManagedAccount {
  equity: number;
  /** The part agreed for this account if orders are allocated by fixed percentage. */
  percent: number;
}

const lotStep = 0.01;

/**
 * Divides an order among accounts, in steps of 0.01 lot. The parts add up to the order. An account too small for one step gets
 * 0 and does not take part in the trade.
 */
export function allocateOrder(
  lots: number,
  accounts: readonly ManagedAccount[],
  method: AllocationMethod,
): number[] {
  const weights = accounts.map((account) => (method === 'equal' ? 1 : account[method]));
  return apportion(Math.round(lots / lotStep), weights).map((steps) => steps / 100);
}
