import { mapKeys } from '../../../core/util/map-keys.ts';
import { apportion } from '../../sections/apportion.ts';

export const allocationMethods = ['equity', 'equal', 'percent'] as const;
export type AllocationMethod = (typeof allocationMethods)[number];

export interface ManagedAccount {
  equity: number;
  /** The part agreed for this account if orders are allocated by fixed percentage. */
  percent: number;
}

export interface Allocated {
  lots: Record<AllocationMethod, number>;
}

const stepsPerLot = 100;
/** The smallest part of an order, in lots. */
export const lotStep = 1 / stepsPerLot;

/**
 * Divides an order among accounts by each method, in steps of 0.01 lot. The parts add up to the order. An account too small
 * for one step gets 0 and does not take part in the trade.
 */
export function allocateOrder<Account extends ManagedAccount>(
  lots: number,
  accounts: readonly Account[],
): (Account & Allocated)[] {
  const steps = Math.round(lots * stepsPerLot);
  const noLots = mapKeys(allocationMethods, () => 0);
  let allocated: (Account & Allocated)[] = accounts.map((account) => ({
    ...account,
    lots: noLots,
  }));
  for (const method of allocationMethods) {
    const weightOf = (account: Account): number => (method === 'equal' ? 1 : account[method]);
    allocated = apportion(steps, allocated, weightOf).map(({ item: account, part }) => ({
      ...account,
      lots: { ...account.lots, [method]: part / stepsPerLot },
    }));
  }
  return allocated;
}
