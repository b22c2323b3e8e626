/** The text of a finished page, for the search. */
export interface PageText {
  headings: string[];
  /** Paragraphs, list items, table cells. */
  passages: string[];
}

/** Elements within a sentence; every other element begins a passage. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * The text of a page's `<main>`, without scripts, drawings and navigation. For React's markup only, which escapes every '<'
 * and '>' outside of tags, in attributes too.
 */
export function pageText(html: string): PageText {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const visible = main
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<(script|style|svg|nav)\b.*?<\/\1>/gs, ' ');
  const text: PageText = { headings: [], passages: [] };
  let passage = '';
  const endPassage = (target: string[]): void => {
    const trimmed = passage.replaceAll(/\s+/g, ' ').trim();
    if (trimmed !== '') target.push(trimmed);
    passage = '';
  };
  let elementEnded = false;
  for (const part of visible.split(/(<[^>]*>)/)) {
    if (part === '') continue;
    const [, closing, name = ''] = /^<(\/?)([a-z][a-z\d-]*)/.exec(part) ?? [];
    if (name === '')
      passage += part.replaceAll(
        /&(amp|lt|gt|quot|#x27);/g,
        (entity, entityName: string) => entities[entityName] ?? entity,
      );
    else if (inlineElements.has(name)) {
      // Adjacent elements are separate words, except in Chinese, which has no spaces between words.
      if (elementEnded && !closing && /[^\s\p{Script=Han}\p{P}]$/u.test(passage)) passage += ' ';
    } else endPassage(closing && /^h[1-6]$/.test(name) ? text.headings : text.passages);
    elementEnded = closing === '/';
  }
  endPassage(text.passages);
  return text;
}
