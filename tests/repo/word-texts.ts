/** Every text of a word file by its full key: `cards.0.title`. Undefined if it is not a text. */
export function textsOf(words: unknown, key = ''): Map<string, string | undefined> {
  if (typeof words !== 'object' || words === null)
    return new Map([[key, typeof words === 'string' ? words : undefined]]);
  return new Map(
    Object.entries(words).flatMap(([name, value]) => [
      ...textsOf(value, key ? `${key}.${name}` : name),
    ]),
  );
}
