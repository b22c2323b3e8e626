/** What a suggestion leads to, in the order in which those that match equally well are shown. */
export const suggestionKinds = ['page', 'instrument', 'question', 'term'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** Something that the search dialog can suggest. */
export interface SuggestionEntry {
  kind: SuggestionKind;
  href: string;
  /** A page's title, a question, a term, an instrument's symbol. */
  title: string;
  /** A page's description, an instrument's name. */
  note?: string | undefined;
  /** What visitors also call it; never shown. */
  names?: readonly string[] | undefined;
}

/** What the search dialog fetches when it is first used, in one language. */
export interface SuggestionIndex {
  words: {
    /** What can be typed. */
    hint: string;
    /** Above what is shown while nothing is typed. */
    often: string;
    /** With the placeholder `{query}`. */
    all: string;
    kinds: Record<SuggestionKind, string>;
  };
  /** Positions of the entries that are shown while nothing is typed. */
  often: readonly number[];
  entries: readonly SuggestionEntry[];
}
