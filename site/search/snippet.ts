import { languageByCode, type LanguageCode } from '../../core/domain/languages.ts';
import type { MarkedText } from '../../core/domain/search-result.ts';
import { termsIn, type Token } from './tokenizer.ts';

/** The text with its matches marked. */
export function markMatches(tokens: readonly Token[], matches: ReadonlySet<string>): MarkedText {
  const parts: { text: string; matched: boolean }[] = [];
  for (const [index, { text, term }] of tokens.entries()) {
    const previous = tokens[index - 1];
    const matched = matches.has(term) || (previous?.isPair === true && matches.has(previous.term));
    const last = parts.at(-1);
    if (last && last.matched === matched) last.text += text;
    else parts.push({ text, matched });
  }
  return parts;
}

/** Shorter passages, such as a table cell or a button, are too short for a snippet. */
const minShareOfSnippet = 1 / 6;

const lengthOf = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { text }) => sum + text.length, 0);

/** The passage with the most matches, cut to a snippet; the first passage if none has a match. */
export function snippetOf(
  passages: readonly (readonly Token[])[],
  matches: ReadonlySet<string>,
  language: LanguageCode,
): MarkedText {
  const lengths = languageByCode(language).snippet;
  const passage = bestPassage(passages, matches, lengths.maxLength * minShareOfSnippet);
  if (lengthOf(passage) <= lengths.maxLength) return markMatches(passage, matches);
  const { start, end } = snippetRange(passage, matches, lengths);
  const ellipsis = (isCut: boolean): Token[] => (isCut ? [{ text: '…', term: '' }] : []);
  const snippet = passage.slice(start, end);
  while (snippet[0]?.term === '') snippet.shift();
  return markMatches(
    [...ellipsis(start > 0), ...snippet, ...ellipsis(end < passage.length)],
    matches,
  );
}

function bestPassage(
  passages: readonly (readonly Token[])[],
  matches: ReadonlySet<string>,
  minLength: number,
): readonly Token[] {
  let best: { passage: readonly Token[]; count: number } = {
    passage: passages[0] ?? [],
    count: 0,
  };
  for (const passage of passages) {
    if (lengthOf(passage) < minLength) continue;
    const count = new Set(termsIn(passage).filter((term) => matches.has(term))).size;
    if (count > best.count) best = { passage, count };
  }
  return best.passage;
}

/** The tokens around the first match that fit into a snippet. */
function snippetRange(
  passage: readonly Token[],
  matches: ReadonlySet<string>,
  { maxLength, maxLengthBeforeMatch }: { maxLength: number; maxLengthBeforeMatch: number },
): { start: number; end: number } {
  const lengthAt = (index: number): number => passage[index]!.text.length;
  const firstMatch = Math.max(
    0,
    passage.findIndex(({ term }) => matches.has(term)),
  );
  let start = firstMatch;
  for (let left = maxLengthBeforeMatch; start > 0 && left >= lengthAt(start - 1); start--)
    left -= lengthAt(start - 1);
  if (lengthOf(passage.slice(0, firstMatch)) <= maxLengthBeforeMatch) start = 0;
  let end = start;
  for (
    let left = maxLength;
    end < passage.length && (left >= lengthAt(end) || end <= firstMatch);
    end++
  )
    left -= lengthAt(end);
  return { start, end };
}
