/** Months of gold contracts, as on the exchange: February, April, June, August, October, December (COMEX, contract GC). */
export const goldMonths = [2, 4, 6, 8, 10, 12] as const;

/** Natural gas has a contract every month (NYMEX, contract NG). */
export const gasMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const indexMonths = [3, 6, 9, 12] as const;

/** ISO date of a month's third Friday. */
export function thirdFriday(year: number, month: number): string {
  const weekdayOfFirst = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const firstFriday = 1 + ((5 - weekdayOfFirst + 7) % 7);
  return new Date(Date.UTC(year, month - 1, firstFriday + 14)).toISOString().slice(0, 10);
}

/** Expiry dates of a year's index futures: the third Fridays of March, June, September and December. */
export function indexExpiries(year: number): string[] {
  return indexMonths.map((month) => thirdFriday(year, month));
}
