/** What a finished page says, as it is searched. */
export interface PageText {
  headings: string[];
  /** Paragraphs, items, cells: what stands between two blocks' borders. */
  passages: string[];
}

/** Read as part of the sentence around them; every other element is a border. */
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * The text of a page's main part, from markup that React wrote: it spells out every '<' and '>' that is no tag, in attributes too.
 * Not for markup of others.
 */
export function pageText(html: string): PageText {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const seen = main
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<(script|style|svg|nav)\b.*?<\/\1>/gs, ' ');
  const text: PageText = { headings: [], passages: [] };
  let passage = '';
  const finish = (into: string[]): void => {
    const words = passage.replaceAll(/\s+/g, ' ').trim();
    if (words !== '') into.push(words);
    passage = '';
  };
  let elementEnded = false;
  for (const piece of seen.split(/(<[^>]*>)/)) {
    if (piece === '') continue;
    const [, closing, name = ''] = /^<(\/?)([a-z][a-z\d-]*)/.exec(piece) ?? [];
    if (name === '')
      passage += piece.replaceAll(
        /&(amp|lt|gt|quot|#x27);/g,
        (entity, known: string) => entities[known] ?? entity,
      );
    else if (inline.has(name)) {
      // Two elements side by side are two words, but in Chinese, where they are phrases of one sentence.
      if (elementEnded && !closing && /[^\s\p{Script=Han}\p{P}]$/u.test(passage)) passage += ' ';
    } else finish(closing && /^h[1-6]$/.test(name) ? text.headings : text.passages);
    elementEnded = closing === '/';
  }
  finish(text.passages);
  return text;
}
