/** Object.fromEntries, for pairs that cover every key: TypeScript cannot see that they do, so the cast is here alone. */
export const recordOf = <Key extends string, Value>(
  pairs: readonly (readonly [Key, Value])[],
): Record<Key, Value> => Object.fromEntries(pairs) as Record<Key, Value>;

/** One value for every key. */
export const mapKeys = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => recordOf(keys.map((key) => [key, valueOf(key)]));
