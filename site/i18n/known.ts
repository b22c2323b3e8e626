/** A placeholder stays in a text while the content does not state its figure (`content-variables.ts`). */
const placeholder = /\{\{.*?\}\}/;

const isKnown = (words: unknown): boolean => !placeholder.test(JSON.stringify(words));

/** The items (cards, questions, rows) all of whose figures the content states. */
export const known = <Item>(items: readonly Item[]): Item[] => items.filter(isKnown);

/** The text, or undefined if the content does not state one of its figures. */
export const knownText = (text: string): string | undefined => (isKnown(text) ? text : undefined);
