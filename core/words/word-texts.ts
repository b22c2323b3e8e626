import type { LanguageCode } from '../domain/languages.ts';

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

/** Editors' texts in place of those of the word files, by `<namespace>:<key>`. */
export type WordOverrides = Readonly<
  Partial<Record<LanguageCode, Readonly<Record<string, string>>>>
>;

/** Namespaces that are also read outside of a page's rendering, where there are no overrides. */
const fixedNamespaces = new Set([
  'account-texts',
  'busy',
  'embeds',
  'instruments',
  'portal',
  'preview',
  'server-midnight',
]);

/** The texts of a word file that editors may replace, by `<namespace>:<key>`, in the order of the file. */
export const replaceableTexts = (namespace: string, words: unknown): [string, string][] =>
  fixedNamespaces.has(namespace)
    ? []
    : [...textsOf(words)].flatMap(([key, text]): [string, string][] =>
        text === undefined ? [] : [[`${namespace}:${key}`, text]],
      );

type Words = Readonly<Record<string, Record<string, unknown>>>;

/** Puts a text in the place of its default, whose spaces at the ends it keeps: it may be a part of a sentence. */
export function putText(words: Words, key: string, text: string): void {
  const path = key.split(/[:.]/);
  const name = path.pop() ?? '';
  const parent = path.reduce<Record<string, unknown>>(
    (inner, step) => inner[step] as Record<string, unknown>,
    words,
  );
  parent[name] = String(parent[name]).replace(/\S(?:.*\S)?/su, () => text.trim());
}
