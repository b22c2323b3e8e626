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

/** Widths in letters; a Chinese character is as wide as two. A snippet has about two lines. */
const maxWidth = 200;
const maxWidthBeforeMatch = 50;
/** Narrower passages, such as a table cell or a button, are no snippet. */
const minWidth = 32;

const widthOf = (tokens: readonly Token[]): number =>
  tokens
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\p{Script=Han}/gu, '  ').length;

/** The passage with the most matches, cut to a snippet; the first passage if none has a match. */
export function snippetOf(
  passages: readonly (readonly Token[])[],
  matches: ReadonlySet<string>,
): MarkedText {
  const passage = bestPassage(passages, matches);
  if (widthOf(passage) <= maxWidth) return markMatches(passage, matches);
  const firstMatch = Math.max(
    0,
    passage.findIndex(({ term }) => matches.has(term)),
  );
  const start = passage.findIndex(
    (_, index) => widthOf(passage.slice(index, firstMatch)) <= maxWidthBeforeMatch,
  );
  const end =
    passage.findLastIndex((_, index) => widthOf(passage.slice(start, index + 1)) <= maxWidth) + 1;
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
): readonly Token[] {
  let best: { passage: readonly Token[]; count: number } = {
    passage: passages[0] ?? [],
    count: 0,
  };
  for (const passage of passages) {
    if (widthOf(passage) < minWidth) continue;
    const count = new Set(termsIn(passage).filter((term) => matches.has(term))).size;
    if (count > best.count) best = { passage, count };
  }
  return best.passage;
}
