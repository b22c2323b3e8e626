const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Stay with what precedes them: punctuation, and in a clause particles and words of place. */
const closingMark = /^[，。：；、？！）》」』”’%…·]+$/u;
const particle = /^[的了地得着过们吗呢吧于中上下里内外后前时]$/u;
/** Stay with what follows: opening brackets, conjunctions, prepositions, adverbs. */
const opening =
  /^(?:[（《「『“‘]+|[与和及或在从向把被让以为由经按每各本该这那不未无可再先就都也更最才又只请您我])$/u;
/** Figures, Latin words and the spaces around them stay with their neighbours: '28 个', 'MT5 平台'. */
const notHan = /^[^\p{Script=Han}，。：；、？！]+$/u;
const endOfClause = /[，。：；、？！]$/u;
/** Terms of which the segmenter makes several words. */
const term =
  /免?隔夜利息(?:账户)?|免佣金|介绍经纪商|策略提供者|资金管理人|客户门户|代为|出入金|主要货币对|主账户|差价合约|西得克萨斯中质/uy;
/** Two of them are one phrase, as most terms are: '交易' and '成本'. */
const twoCharacters = /^\p{Script=Han}{2}$/u;
const endingInTwo =
  /^\p{Script=Han}{2}[的了吗呢吧是会有中上下里内外后前时]?[，。：；、？！）》”]*$/u;

/** What a line of the largest heading holds on the narrowest phone, in widths of a character. */
const maxWholeWidth = 6.5;
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, character) => width + (character < '\u2e80' ? 0.55 : 1), 0);

/** The segmenter's words, with the particles, figures and punctuation that belong to them. */
function wordGroups(text: string): string[] {
  const groups: string[] = [];
  /** The group in the making wants what follows. */
  let isOpen = false;
  /** Where the term in the making ends. */
  let termEnd = 0;
  for (const { segment, index } of words.segment(text)) {
    const last = groups.at(-1);
    const isLast = index + segment.length === text.length;
    const isSingle = segment.length === 1 && (isLast || !opening.test(segment));
    term.lastIndex = index;
    const [found] = term.exec(text) ?? [];
    const joins: boolean =
      last !== undefined &&
      (isOpen ||
        index < termEnd ||
        closingMark.test(segment) ||
        (!endOfClause.test(last) &&
          ((isSingle && found === undefined) || particle.test(segment) || notHan.test(segment))));
    if (joins) groups.splice(-1, 1, last + segment);
    else groups.push(segment);
    if (found !== undefined) termEnd = index + found.length;
    isOpen = opening.test(segment) || notHan.test(segment) || (isSingle && !joins);
  }
  return groups;
}

/** From the end, where the head of a Chinese phrase is: '比较' and '交易成本', not '比较交易' and '成本'. */
function joinPairs(groups: readonly string[]): string[] {
  const phrases: string[] = [];
  for (const group of groups.toReversed()) {
    const [next] = phrases;
    if (next !== undefined && twoCharacters.test(group) && endingInTwo.test(next))
      phrases[0] = group + next;
    else phrases.unshift(group);
  }
  return phrases;
}

/** The clauses of a text, each as the phrases between which it may be divided: none where it fits a line. */
function clausesOf(text: string): string[][] {
  const clauses: string[][] = [];
  let clause: string[] = [];
  for (const phrase of joinPairs(wordGroups(text))) {
    clause.push(phrase);
    if (endOfClause.test(phrase)) {
      clauses.push(clause);
      clause = [];
    }
  }
  if (clause.length > 0) clauses.push(clause);
  return clauses.map((phrases) => {
    const whole = phrases.join('');
    return clauses.length > 1 && widthOf(whole) <= maxWholeWidth ? [whole] : phrases;
  });
}

/** The phrases between which a line of large Chinese text may end. */
export const chinesePhrases = (text: string): string[] => clausesOf(text).flat();

/** Spaces beside a figure: '28 个', '最高 1:500'. */
const spaceInPhrase = /(?<=\p{Script=Han}) (?=\d)|(?<=[\d%]) (?=\p{Script=Han})/gu;

const mark = (phrases: readonly string[]): string =>
  phrases.join('<wbr/>').replaceAll(spaceInPhrase, '\u00a0');

/** A line ends after a clause rather than within one: a clause that takes lines of its own is a box. */
function markHeading(text: string): string {
  const clauses = clausesOf(text);
  return clauses.length === 1
    ? mark(clauses.flat())
    : mark(
        clauses.map((phrases) =>
          phrases.length > 1 ? `<span class="clause">${mark(phrases)}</span>` : phrases.join(''),
        ),
      );
}

/** At least so many characters are on the last line of a paragraph. */
const minLastLine = 4;
const maxEndWidth = 8;
/** A text as short as this has no last line of its own. */
const minParagraph = 9;
const punctuation = /[，。：；、？！）》”]/gu;
/** Not within a character reference ('&amp;'). */
const canDivide = (start: string, end: string): boolean =>
  start !== '' && !/&[#\w]*$/.test(start) && /^[^\p{P}\s].*\p{Script=Han}/u.test(end);

/** Keeps the end of a paragraph together, so that no single word is left to its last line. */
function keepEnd(text: string): string {
  if (widthOf(text) < minParagraph) return text;
  for (const parts of [wordGroups(text), Array.from(words.segment(text), (word) => word.segment)]) {
    let end = '';
    while (parts.length > 0 && widthOf(end.replaceAll(punctuation, '')) < minLastLine)
      end = parts.pop()! + end;
    const start = text.slice(0, -end.length);
    if (widthOf(end) <= maxEndWidth && canDivide(start, end))
      return `${start}<span class="end">${end}</span>`;
  }
  return text;
}

const heading = /<(h[123])\b[^>]*>.*?<\/\1>/gs;
const paragraph = /<p\b(?: class="([^"]*)")?[^>]*>.*?<\/p>/gs;
const textNode = /(?<=>)[^<]+/g;
const lastText = /(?<=>)[^<>]+(?=(?:<\/(?:span|a)>)?<\/(?:p|dd|li)>|<br\/>)/g;

const markTexts = (element: string): string =>
  element.replaceAll(textNode, (text) => mark(chinesePhrases(text)));

/**
 * Marks in a Chinese page where lines of headings and leads may end; the stylesheet forbids it elsewhere (styles/base.css). Browsers
 * know neither phrases nor short last lines in Chinese.
 */
export const markPhrases = (html: string, leadClass: string): string =>
  html
    .replaceAll(heading, (element) =>
      /^<[^>]*>[^<]*<[^<]*$/.test(element)
        ? element.replace(textNode, markHeading)
        : markTexts(element),
    )
    .replaceAll(paragraph, (element, classes: string | undefined) =>
      classes?.split(' ').includes(leadClass) ? markTexts(element) : element,
    )
    .replaceAll(lastText, keepEnd);
