/**
 * Which values of one row of the comparison speak up: those that most accounts do not share.
 * What most accounts have in common stays quiet, and so does the only account of a list.
 * @param values one row, in the accounts' order
 */
export function uncommonValues(values: readonly string[]): boolean[] {
  return values.map(
    (value) => values.filter((other) => other === value).length * 2 <= values.length,
  );
}
