import { apportion } from '../../sections/apportion.ts';

export const allocationMethods = ['equity', 'equal', 'percent'] as const;
export type AllocationMethod = (typeof allocationMethods)[number];

export interface ManagedAccount {
  equity: number;
  /** The part agreed for this account when orders are allotted by fixed percentage. */
  percent: number;
}

const minLots = 0.01;

/**
 * Divides one order among the accounts, in steps of 0.01 lot. The parts add up to the order; an account that is
 * too small for one step gets 0 and takes no part in the trade.
 */
export function allocateOrder(
  lots: number,
  accounts: readonly ManagedAccount[],
  method: AllocationMethod,
): number[] {
  const weights = accounts.map((account) => (method === 'equal' ? 1 : account[method]));
  return apportion(Math.round(lots / minLots), weights).map((steps) => steps / 100);
}
