import {
  suggestionKinds,
  type SuggestionEntry,
  type SuggestionIndex,
} from '../../core/domain/suggestion-index.ts';
import { foldText, withoutParticles } from '../../core/specs/search-key.ts';

/** As many as a phone shows above its keyboard, and a little more. */
export const maxSuggestions = 8;
/** While there are others: a query such as 'usd' would show nothing but pairs. */
const maxOfKind = 3;

/** Of an entry whose description alone has the words. */
const maxMentionScore = 4;

/** A text in parts, with what was typed marked. */
export type MarkedParts = readonly { text: string; marked: boolean }[];

export interface Suggestion {
  entry: SuggestionEntry;
  title: MarkedParts;
  note: MarkedParts;
}

/** A text as it is compared, and for each of its characters the position in the text. */
interface FoldedText {
  text: string;
  folded: string;
  positions: readonly number[];
}

function fold(text: string): FoldedText {
  let folded = '';
  const positions: number[] = [];
  let position = 0;
  for (const character of text) {
    const part = foldText(character);
    folded += part;
    for (let index = 0; index < part.length; index++) positions.push(position);
    position += character.length;
  }
  return { text, folded, positions };
}

/** What precedes the start of a word: nothing, no letter, or the Arabic article with its particles. */
const beforeWord = /(?:^|[^\p{L}\p{N}])(?:[وف]?(?:[بك]?ال|لل))?$/u;
const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Where a word stands in a text: at the start of a word or, if it is long enough to mean something, inside one. */
function placeOf(word: string, folded: string): number {
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1))
    if (beforeWord.test(folded.slice(0, at))) return at;
  return word.length > 2 || /\p{Script=Han}/u.test(word) ? folded.indexOf(word) : -1;
}

/** How well a word matches a text; 0: not at all. */
function matchOf(word: string, folded: string): number {
  const place = placeOf(word, folded);
  if (place === -1) return 0;
  if (place === 0) return folded.length === word.length ? 4 : 3;
  return beforeWord.test(folded.slice(0, place)) ? 2 : 1;
}

function markParts({ text, folded, positions }: FoldedText, words: readonly string[]): MarkedParts {
  const marked = new Set<number>();
  for (const word of words) {
    const place = placeOf(word, folded);
    if (place === -1) continue;
    for (let at = place; at < place + word.length; at++) marked.add(positions[at] ?? 0);
  }
  const parts: { text: string; marked: boolean }[] = [];
  let position = 0;
  let isMarked = false;
  for (const character of text) {
    // What folding removes, such as a vowel mark, goes with the letter that it follows.
    if (positions.includes(position)) isMarked = marked.has(position);
    const last = parts.at(-1);
    if (last?.marked === isMarked) last.text += character;
    else parts.push({ text: character, marked: isMarked });
    position += character.length;
  }
  return parts;
}

/** Finds suggestions for what is typed, best first and those of a kind together. */
export type Suggest = (query: string) => Suggestion[];

export function createSuggest({ entries }: Pick<SuggestionIndex, 'entries'>): Suggest {
  const searchable = entries.map((entry) => ({
    entry,
    title: fold(entry.title),
    note: fold(entry.note ?? ''),
    names: (entry.names ?? []).map(foldText),
  }));

  /** 0: the entry does not have all of the words. */
  function scoreOf(
    { entry, title, note, names }: (typeof searchable)[number],
    words: readonly string[],
    query: string,
  ): number {
    let score = 0;
    for (const word of words) {
      const best = Math.max(
        6 * matchOf(word, title.folded),
        // A description mentions much; an instrument's name is what it is called.
        (entry.kind === 'instrument' ? 5 : 1) * matchOf(word, note.folded),
        ...names.map((name) => 4 * matchOf(word, name)),
      );
      if (best === 0) return 0;
      score += best;
    }
    return score / words.length + (names.includes(query) ? 12 : 0);
  }

  return (query) => {
    const folded = wordsOf(foldText(query));
    const words = folded.map(withoutParticles);
    if (words.length === 0) return [];
    const found = searchable
      .map((item) => ({ ...item, score: scoreOf(item, words, folded.join(' ')) }))
      .filter(({ score }) => score > 0)
      .toSorted(
        (one, other) =>
          other.score - one.score ||
          suggestionKinds.indexOf(one.entry.kind) - suggestionKinds.indexOf(other.entry.kind) ||
          one.entry.title.length - other.entry.title.length,
      );
    const titles = new Set<string>();
    const ofKind = new Map<string, number>();
    const [first, rest] = [[] as typeof found, [] as typeof found];
    for (const item of found) {
      const { kind, title } = item.entry;
      // Two sections of a page have its title.
      if (titles.has(title)) continue;
      titles.add(title);
      const count = ofKind.get(kind) ?? 0;
      ofKind.set(kind, count + 1);
      (count < maxOfKind && item.score > maxMentionScore ? first : rest).push(item);
    }
    const chosen = [...first, ...rest].slice(0, maxSuggestions);
    const kinds = [...new Set(chosen.map(({ entry }) => entry.kind))];
    return chosen
      .toSorted((one, other) => kinds.indexOf(one.entry.kind) - kinds.indexOf(other.entry.kind))
      .map(({ entry, title, note }) => ({
        entry,
        title: markParts(title, words),
        note: markParts(note, words),
      }));
  };
}
