import { isTag, isText, type ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

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
  /** Parts that a URL's fragment can lead to. */
  ids: string[];
}

/** Elements within a sentence; every other element begins a passage. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Elements without text of the page: code, drawings, choices of a form, and what leads elsewhere. */
const skippedElements = new Set('script noscript style svg nav footer select template'.split(' '));

/** The text of a page's `<main>`. */
export function pageText(html: string): PageText {
  const page: PageText = { headings: [], passages: [], entries: [], ids: [] };
  const main = DomUtils.findOne(({ name }) => name === 'main', parseDocument(html).children);
  let passage = '';
  let afterElement = false;
  const endPassage = (part: TextPart, kind: keyof TextPart): void => {
    const text = passage.replaceAll(/\s+/g, ' ').trim();
    if (text) part[kind].push(text);
    passage = '';
  };
  function read(nodes: readonly ChildNode[], part: TextPart): void {
    for (const node of nodes) {
      if (isText(node)) {
        passage += node.data;
        afterElement = false;
      } else if (isTag(node) && !skippedElements.has(node.name)) {
        const { id } = node.attribs;
        if (id) page.ids.push(id);
        if (inlineElements.has(node.name)) {
          // Adjacent elements are separate words, except in Chinese, which has no spaces between words.
          if (afterElement && /[^\s\p{Script=Han}\p{P}]$/u.test(passage)) passage += ' ';
          read(node.children, part);
        } else {
          endPassage(part, 'passages');
          const entry =
            id && 'data-search-entry' in node.attribs
              ? { id, headings: [], passages: [] }
              : undefined;
          if (entry) page.entries.push(entry);
          read(node.children, entry ?? part);
          endPassage(entry ?? part, /^h[1-6]$/.test(node.name) ? 'headings' : 'passages');
        }
        afterElement = true;
      }
    }
  }
  if (main) read(main.children, page);
  endPassage(page, 'passages');
  return page;
}
