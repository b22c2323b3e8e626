/**
 * Whether most accounts do not share a value, so that the comparison highlights it. A single account has no such value.
 * @param values the same row of every account, including this one
 */
export const isUncommon = (value: string, values: readonly string[]): boolean =>
  values.filter((other) => other === value).length * 2 <= values.length;
