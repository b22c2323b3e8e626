import { placeholder } from './check-text.ts';

interface Edit {
  text: string;
  /** Place in the text at which typing goes on. */
  caret: number;
}

/**
 * An edit of a text whose placeholders are one piece each: what removes a part of one removes all of it, and nothing is typed
 * into one.
 * @param before the text as it was @param after the text as the editor's field has it now
 */
export function editAround(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let kept = 0;
  while (kept < shorter - start && before.at(-1 - kept) === after.at(-1 - kept)) kept++;
  let end = before.length - kept;
  const inserted = after.slice(start, after.length - kept);
  for (const { 0: piece, index } of before.matchAll(placeholder)) {
    const isTouched = start < index + piece.length && end > index;
    const isInside = start > index && end < index + piece.length;
    if (isInside && start === end) return { text: before, caret: index + piece.length };
    if (!isTouched) continue;
    start = Math.min(start, index);
    end = Math.max(end, index + piece.length);
  }
  return {
    text: before.slice(0, start) + inserted + before.slice(end),
    caret: start + inserted.length,
  };
}
