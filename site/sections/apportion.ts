/**
 * Divides whole units (cents, hundredths of a lot) among items in proportion to their weights by the largest remainder method:
 * every part is rounded down, and the units left over go to the largest remainders, the earlier item first among equals. A
 * negative amount, a loss, is divided the same way.
 * @throws RangeError for a fraction of a unit, for negative weights, and if all weights are 0
 */
export function apportion<Item>(
  units: number,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): { item: Item; part: number }[] {
  if (!Number.isInteger(units)) throw new RangeError(`${units} is not a whole number of units`);
  const weighted = items.map((item) => ({ item, weight: weightOf(item) }));
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  if (!(total > 0) || weighted.some(({ weight }) => !(weight >= 0)))
    throw new RangeError('Weights must not be negative, and one must be above zero');

  const amount = Math.abs(units);
  const shares = weighted.map(({ item, weight }) => {
    // The remainder of the integer division, not the fraction of the quotient: equal remainders must compare as equal.
    const remainder = (amount * weight) % total;
    return { item, remainder, part: Math.round((amount * weight - remainder) / total) };
  });
  const leftOver = amount - shares.reduce((sum, { part }) => sum + part, 0);
  const byRemainder = shares.toSorted((a, b) => b.remainder - a.remainder);
  for (const share of byRemainder.slice(0, leftOver)) share.part += 1;
  return shares.map(({ item, part }) => ({ item, part: units < 0 && part !== 0 ? -part : part }));
}
