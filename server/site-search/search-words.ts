import { searchKey } from '../../specs/search-key.ts';
import { languageByCode, type LanguageCode } from '../../contract/languages.ts';
import { localeOf } from '../../site/i18n/format.ts';
import type { MarkedText } from '../../contract/search-result.ts';

/** A piece of a text: a word with the form under which it is found, or what stands between words ('' for its form). */
export interface Piece {
  text: string;
  form: string;
  /** The form holds the next piece, too. */
  pair?: true;
}

/** The Arabic article with the particles written together with it: 'بالرافعة' and 'الرافعة' are found as 'رافعة'. */
const particles = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u;

const formOf = (word: string): string => searchKey([word]).replace(particles, '');

const oneHan = /^\p{Script=Han}$/u;

/** Words that the dictionary does not know fall into single characters ('开', '户'): they are found in pairs ('开户'). */
function paired(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, position) => {
    if (!oneHan.test(piece.form)) return piece;
    const next = pieces[position + 1]?.form ?? '';
    if (oneHan.test(next)) return { text: piece.text, form: piece.form + next, pair: true };
    return oneHan.test(pieces[position - 1]?.form ?? '') ? { text: piece.text, form: '' } : piece;
  });
}

/** Cuts texts of a language into words, Chinese by its dictionary. */
export function createWordCutter(language: LanguageCode): (text: string) => Piece[] {
  const segmenter = new Intl.Segmenter(localeOf(language), { granularity: 'word' });
  return (text) =>
    paired(
      Array.from(segmenter.segment(text), ({ segment, isWordLike }) => ({
        text: segment,
        form: isWordLike ? formOf(segment) : '',
      })),
    );
}

export const formsIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ form }) => (form === '' ? [] : [form]));

/** A text with the found words marked. */
export function marked(pieces: readonly Piece[], found: ReadonlySet<string>): MarkedText {
  const parts: { text: string; matched: boolean }[] = [];
  for (const [position, { text, form }] of pieces.entries()) {
    const before = pieces[position - 1];
    const isFound = found.has(form) || (before?.pair === true && found.has(before.form));
    const last = parts.at(-1);
    if (last && last.matched === isFound) last.text += text;
    else parts.push({ text, matched: isFound });
  }
  return parts;
}

/** A passage shorter than this part of a snippet says too little to be one: a table's cell, a button. */
const leastPart = 1 / 6;

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { text }) => sum + text.length, 0);

/** The passage that holds most of the found words, cut to a snippet; the first one where none holds any. */
export function snippetOf(
  passages: readonly (readonly Piece[])[],
  found: ReadonlySet<string>,
  language: LanguageCode,
): MarkedText {
  const { maxLength, maxLengthBeforeMatch } = languageByCode(language).snippet;
  let best: { passage: readonly Piece[]; words: number } = { passage: passages[0] ?? [], words: 0 };
  for (const passage of passages) {
    if (lengthOf(passage) < maxLength * leastPart) continue;
    const words = new Set(formsIn(passage).filter((form) => found.has(form))).size;
    if (words > best.words) best = { passage, words };
  }
  const { passage } = best;
  if (lengthOf(passage) <= maxLength) return marked(passage, found);
  const hit = Math.max(
    0,
    passage.findIndex(({ form }) => found.has(form)),
  );
  let start = hit;
  for (
    let room = maxLengthBeforeMatch;
    start > 0 && room >= passage[start - 1]!.text.length;
    start--
  )
    room -= passage[start - 1]!.text.length;
  if (lengthOf(passage.slice(0, hit)) <= maxLengthBeforeMatch) start = 0;
  let end = start;
  for (
    let room = maxLength;
    end < passage.length && (room >= passage[end]!.text.length || end <= hit);
    end++
  )
    room -= passage[end]!.text.length;
  const ellipsis = (there: boolean): Piece[] => (there ? [{ text: '…', form: '' }] : []);
  const cut = passage.slice(start, end);
  while (cut[0]?.form === '') cut.shift();
  return marked([...ellipsis(start > 0), ...cut, ...ellipsis(end < passage.length)], found);
}
