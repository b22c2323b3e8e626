/**
 * Stands in a text for a figure that the content does not state. It is never shown: what contains it is left out, by `known`
 * or `knownText`, and a test renders every page without content to prove it.
 */
export const unknownFigure = '\uFFFC';

const isKnown = (words: unknown): boolean => !JSON.stringify(words).includes(unknownFigure);

/** The items (cards, questions, rows) all of whose figures the content states. */
export const known = <Item>(items: readonly Item[]): Item[] => items.filter(isKnown);

/** The text, or undefined if the content does not state one of its figures. */
export const knownText = (text: string): string | undefined => (isKnown(text) ? text : undefined);
