/*
 * Object.keys and Object.fromEntries with the types of the keys. TypeScript cannot see that a record has no other keys and that
 * pairs cover all of them, so the casts are here.
 */

/** For a record written out in the code, which has the keys of its type and no others. */
export const keysOf = <Key extends string>(
  record: Readonly<Partial<Record<Key, unknown>>>,
): Key[] => Object.keys(record) as Key[];

/** For pairs that cover every key. */
export const recordOf = <Key extends string, Value>(
  pairs: readonly (readonly [Key, Value])[],
): Record<Key, Value> => Object.fromEntries(pairs) as Record<Key, Value>;

/** One value for every key. */
export const mapKeys = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => recordOf(keys.map((key) => [key, valueOf(key)]));
