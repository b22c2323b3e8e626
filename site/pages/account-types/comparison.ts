/**
 * Which values of a row most accounts do not share: the comparison highlights them. Never the value of an only account.
 * @param values one row, in the accounts' order
 */
export function uncommonValues(values: readonly string[]): boolean[] {
  return values.map(
    (value) => values.filter((other) => other === value).length * 2 <= values.length,
  );
}
