/** A page, or an entry of it. */
export interface TextPart {
  headings: string[];
  /** Paragraphs, list items, table cells. */
  passages: string[];
}

/** A part of a page that is found by itself: an element with an `id` and the attribute `data-search-entry`. */
export interface PageEntry extends TextPart {
  id: string;
}

/** The text of a finished page, for the search. */
export interface PageText extends TextPart {
  /** Their text is not repeated in the page's. */
  entries: PageEntry[];
  /** What a URL's fragment can lead to. */
  ids: string[];
}

/** Elements within a sentence; every other element begins a passage. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The id of an element that is an entry. */
const entryId = (tag: string): string | undefined =>
  /\sdata-search-entry[\s=>]/.test(tag) ? /\sid="([^"]*)"/.exec(tag)?.[1] : undefined;

/**
 * The text of a page's `<main>`, without scripts, what is said in their place and what they clone, drawings, choices of a form, and what leads elsewhere: navigation and footers.
 * For React's markup only, which escapes every '<' and '>' outside of tags, in attributes too.
 */
export function pageText(html: string): PageText {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const visible = main
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<(script|noscript|style|svg|nav|footer|select|template)\b.*?<\/\1>/gs, ' ');
  const text: PageText = {
    headings: [],
    passages: [],
    entries: [],
    ids: Array.from(visible.matchAll(/<[^>]*\sid="([^"]*)"/g), ([, id = '']) => id),
  };
  /** The entry being read, and how many elements of its name are open in it, itself included. */
  let open: { entry: PageEntry; element: string; depth: number } | undefined;
  let passage = '';
  const endPassage = (kind: keyof TextPart): void => {
    const trimmed = passage.replaceAll(/\s+/g, ' ').trim();
    if (trimmed !== '') (open?.entry ?? text)[kind].push(trimmed);
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
    } else endPassage(closing && /^h[1-6]$/.test(name) ? 'headings' : 'passages');
    elementEnded = closing === '/';
    const id = open ? undefined : entryId(part);
    if (id !== undefined) {
      open = { entry: { id, headings: [], passages: [] }, element: name, depth: 1 };
      text.entries.push(open.entry);
    } else if (open && name === open.element) {
      open.depth += closing ? -1 : 1;
      if (open.depth === 0) open = undefined;
    }
  }
  endPassage('passages');
  return text;
}
