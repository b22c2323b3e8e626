/**
 * The values of a row that most accounts do not share, which the comparison highlights. A single account has none.
 * @param values one row, in the accounts' order
 */
export function uncommonValues(values: readonly string[]): boolean[] {
  return values.map(
    (value) => values.filter((other) => other === value).length * 2 <= values.length,
  );
}
