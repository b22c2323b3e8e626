/**
 * Divides whole units (cents, hundredths of a lot) in proportion to weights by the largest remainder method: every part is
 * rounded down, and the units left over go to the largest remainders, the earlier part first among equals. A negative amount,
 * a loss, is divided the same way.
 * @throws RangeError for a fraction of a unit, for negative weights, and if all weights are 0
 */
export function apportion(units: number, weights: readonly number[]): number[] {
  if (!Number.isInteger(units)) throw new RangeError(`${units} is not a whole number of units`);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0) || weights.some((weight) => !(weight >= 0)))
    throw new RangeError('Weights must not be negative, and one must be above zero');

  const amount = Math.abs(units);
  // Remainders of the integer division, not fractions of the quotient: equal remainders must compare as equal.
  const remainders = weights.map((weight) => (amount * weight) % total);
  const parts = weights.map((weight, index) =>
    Math.round((amount * weight - remainders[index]!) / total),
  );
  const leftOver = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = remainders
    .map((remainder, index) => ({ index, remainder }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, leftOver)) parts[index]! += 1;
  return units < 0 ? parts.map((part) => (part === 0 ? 0 : -part)) : parts;
}
