const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Stay with what precedes them: punctuation, particles and words of place. */
const closing = /^(?:[，。：；、？！）》」』”’%…·]+|[的了地得着过们吗呢吧中上下里内外后前时])$/u;
/** Stay with what follows: opening brackets, conjunctions, prepositions, adverbs. */
const opening =
  /^(?:[（《「『“‘]+|[与和及或在从向把被让以为由于按每各本该这那不未无可再先就都也更最才又只请您我])$/u;
/** Figures, Latin words and the spaces around them stay with their neighbours: '28 个', 'MT5 平台'. */
const notHan = /^[^\p{Script=Han}，。：；、？！]+$/u;
const afterFigure = /(?<=\d) (?=\p{Script=Han})/gu;
const endOfClause = /[，。：；、？！]$/u;

/** What a line of the largest heading holds on the narrowest phone. */
const maxLineLength = 8;

/**
 * The phrases between which a Chinese heading may end a line. The segmenter's words are joined: a single character, of which the
 * segmenter often makes two of one word, is no phrase. So are the phrases of each clause that fits a line, if the text has several.
 */
export function chinesePhrases(text: string): string[] {
  const phrases: string[] = [];
  /** The phrase in the making wants what follows. */
  let isOpen = false;
  for (const { segment } of words.segment(text)) {
    const last = phrases.at(-1);
    const isSingle = segment.length === 1 && !opening.test(segment);
    const joins: boolean =
      last !== undefined &&
      (isOpen ||
        closing.test(segment) ||
        (!endOfClause.test(last) && (isSingle || notHan.test(segment))));
    if (joins) phrases.splice(-1, 1, last + segment);
    else phrases.push(segment);
    isOpen = opening.test(segment) || notHan.test(segment) || (isSingle && !joins);
  }
  const clauses: string[][] = [];
  for (const [index, phrase] of phrases.entries()) {
    if (index === 0 || endOfClause.test(phrases[index - 1]!)) clauses.push([]);
    clauses.at(-1)!.push(phrase);
  }
  return clauses.flatMap((clause) => {
    const whole = clause.join('');
    return clauses.length > 1 && whole.length <= maxLineLength ? [whole] : clause;
  });
}

/** An island that React hydrates: its markup must stay as React would render it. */
const hydrated = /(<site-island[^>]* data-props=.*?<\/site-island>)/s;
const heading = /<(h[12])\b[^>]*>.*?<\/\1>/gs;

/** Marks in the large headings of a Chinese page where a line may end; the stylesheet forbids it elsewhere (styles/base.css). */
export const markPhrases = (html: string): string =>
  html
    .split(hydrated)
    .map((part) =>
      hydrated.test(part)
        ? part
        : part.replaceAll(heading, (element) =>
            element.replaceAll(/(?<=>)[^<]+/g, (text) =>
              chinesePhrases(text).join('<wbr/>').replaceAll(afterFigure, '\u00a0'),
            ),
          ),
    )
    .join('');
