import { Marked, type Token, type Tokens } from 'marked';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { documentKinds, type DocumentFacts } from '../../core/domain/document.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { routeNames, type RouteName } from '../paths.ts';

export interface RenderedDocument {
  id: string;
  title: string;
  subject: string;
  /** ISO date, shown under the title and written to the PDF as its creation date. */
  date: string;
  version: string;
  kind: DocumentFacts['kind'];
  isTemplate: DocumentFacts['isTemplate'];
  /** HTML before the first section. */
  opening: string;
  /** The HTML begins with the section's heading. */
  sections: readonly { id: string; number: string; title: string; html: string }[];
}

/** The parts in which a text's page and its PDF differ. */
export interface DocumentMedium {
  /** The value of a placeholder (`claim.insurance`, `brand.name`), undefined for an unknown one; Markdown is read as such. */
  valueOf: (name: string) => string | { markdown: string } | undefined;
  /** HTML for `[account types](page:accountTypes#protection)`. @param text HTML */
  pageLink: (text: string, route: RouteName, fragment: string | undefined) => string;
  /** Class of the head of a table with more than two columns; on a page, the head of any other is only read aloud. */
  wideHead: string;
}

const FrontMatter = z.strictObject({
  title: z.string().min(1),
  id: z.string().regex(/^[a-z0-9-]+$/),
  subject: z.string().min(1),
  date: z.iso.date(),
  version: z.string().min(1),
  kind: z.enum(documentKinds),
  /** When the operator's counsel approved the text; an approval from before its date counts for an earlier text. */
  approved: z.iso.date().optional(),
});

/**
 * Renders one text of `content/documents/`. `{{section.some-id}}` is the number of the section with that id, so that cross
 * references survive when a section moves.
 * @param fileName `<id>.md`, or `<id>.<language>.md` for a translation
 * @throws naming the file, for anything that neither PDF nor page can show
 */
export function renderDocument(
  fileName: string,
  raw: string,
  medium: DocumentMedium,
): RenderedDocument {
  const parts = /^---\n(?<yaml>.*?)\n---\n(?<body>.*)$/su.exec(
    raw.replaceAll('\r\n', '\n'),
  )?.groups;
  if (!parts)
    throw new Error(`${fileName}: the file must begin with front matter between two --- lines`);

  const front = FrontMatter.safeParse(parseYaml(parts.yaml ?? ''));
  if (!front.success) throw new Error(`${fileName}: front matter: ${z.prettifyError(front.error)}`);
  const { approved, ...facts } = front.data;
  const { id, kind, date } = facts;
  const isTemplate = kind === 'legal' && (approved === undefined || approved < date);
  if (id !== fileName.split('.', 1)[0])
    throw new Error(`${fileName}: the id in the front matter is "${id}"`);

  const body = parts.body ?? '';
  const numbers = sectionNumbers(fileName, body);
  const filled = fillPlaceholders(
    fileName,
    body,
    (name) => numbers.get(name) ?? medium.valueOf(name),
  );
  const [opening = '', ...chapters] = filled.split(/^## /mu);
  const html = (text: string, section?: string): string =>
    blocksHtml(text, { fileName, kind, section, ...medium });
  return {
    ...facts,
    isTemplate,
    opening: html(opening),
    sections: chapters.map((chapter, index) => {
      const [heading = '', ...lines] = chapter.split('\n');
      const number = String(index + 1);
      const section = parseHeading(fileName, heading);
      const title = numbered(number, escapeHtml(section.title));
      return {
        ...section,
        number,
        html: `<h2 id="${section.id}-title">${title}</h2>` + html(lines.join('\n'), number),
      };
    }),
  };
}

function fillPlaceholders(
  fileName: string,
  text: string,
  valueOf: DocumentMedium['valueOf'],
): string {
  return text.replaceAll(/\{\{([^{}]*)\}\}(\.?)/gu, (placeholder, name: string, stop: string) => {
    const value = valueOf(name.trim());
    if (value === undefined) throw new Error(`${fileName}: unknown placeholder ${placeholder}`);
    if (typeof value === 'object') return value.markdown + stop;
    // Underscores inside a word are not escaped: Markdown must still recognise an email address.
    const escaped = value.replaceAll(/[\\`*[\]<>|]|(?<!\w)_|_(?!\w)/gu, String.raw`\$&`);
    // 'Ltd.' ends a sentence, too.
    return value.endsWith('.') ? escaped : escaped + stop;
  });
}

function sectionNumbers(fileName: string, body: string): Map<string, string> {
  const ids = Array.from(
    body.matchAll(/^## (.*)$/gmu),
    ([, heading = '']) => parseHeading(fileName, heading).id,
  );
  const numbers = new Map(ids.map((id, index) => [`section.${id}`, String(index + 1)]));
  if (numbers.size < ids.length) throw new Error(`${fileName}: two sections have the same id`);
  return numbers;
}

/** `Who we are {#who-we-are}`; without an id, the English title is made into one. */
function parseHeading(fileName: string, text: string): { id: string; title: string } {
  const { title = text, id = toId(title) } =
    /^(?<title>.*\S)\s*\{#(?<id>[a-z0-9-]+)\}\s*$/u.exec(text)?.groups ?? {};
  if (id === '') throw new Error(`${fileName}: the heading "${text}" needs an id: {#some-id}`);
  return { id, title };
}

const toId = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

const numbered = (label: string, html: string): string =>
  `<span class="number soft">${label}</span> <span>${html}</span>`;

/** The kinds of Markdown for which page and PDF have a look: blocks, and what stands in them. */
const blockKinds = new Set('space heading paragraph list blockquote table'.split(' '));
const innerKinds = new Set('list_item paragraph text escape strong codespan link'.split(' '));

/** The line of text in an item of a list or in a note, whether it is a paragraph or not. */
const lineOf = (tokens: Token[]): Token[] =>
  tokens.flatMap((token) => (token.type === 'paragraph' ? (token.tokens ?? []) : token));

interface BlocksOptions extends DocumentMedium {
  fileName: string;
  kind: DocumentFacts['kind'];
  /** Undefined before the first section. */
  section: string | undefined;
}

/** Legal clauses are numbered (section 4, third paragraph: 4.3) and their list items lettered, so that they can be cited. */
function blocksHtml(text: string, options: BlocksOptions): string {
  const { fileName, kind, section, pageLink, wideHead } = options;
  const letters = (
    fileName.endsWith('.ar.md') ? 'أ ب ج د هـ و ز ح ط ي ك ل' : 'a b c d e f g h i j k l'
  ).split(' ');
  let clause = 0;

  const marked = new Marked({
    renderer: {
      heading({ depth, tokens, raw }) {
        if (depth !== 3)
          throw new Error(`${fileName}: only ## and ### headings are set: "${raw.trim()}"`);
        return `<h3>${this.parser.parseInline(tokens)}</h3>`;
      },
      paragraph({ tokens }) {
        const html = this.parser.parseInline(tokens);
        if (kind !== 'legal' || section === undefined) return `<p>${html}</p>`;
        clause += 1;
        return `<p class="clause">${numbered(`${section}.${clause}`, html)}</p>`;
      },
      list({ items, ordered }) {
        if (kind === 'legal' && items.length > letters.length)
          throw new Error(`${fileName}: a list has at most ${letters.length} items`);
        const rows = items.map(({ tokens }, index) => {
          const label = kind === 'legal' ? `(${letters[index]})` : ordered ? `${index + 1}.` : '•';
          return `<li>${numbered(label, this.parser.parseInline(lineOf(tokens)))}</li>`;
        });
        return `<ul>${rows.join('')}</ul>`;
      },
      blockquote({ tokens }) {
        return `<p class="aside">${this.parser.parseInline(lineOf(tokens))}</p>`;
      },
      table({ header, rows }) {
        const cells = (row: Tokens.TableCell[]): string[] =>
          row.map(({ tokens }) => this.parser.parseInline(tokens));
        const head = cells(header).map((html) => `<th scope="col">${html}</th>`);
        const body = rows.map(cells).map(([first, ...rest]) => {
          const others = rest.map((html) => `<td>${html}</td>`);
          return `<tr><th scope="row">${first}</th>${others.join('')}</tr>`;
        });
        const headClass = header.length > 2 ? wideHead : 'visually-hidden';
        return `<table class="stacks small"><thead class="${headClass}"><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
      },
      codespan: ({ text: term }) => `<code class="ltr">${escapeHtml(term)}</code>`,
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        if (!href.startsWith('page:'))
          return `<a href="${escapeHtml(href)}" class="ltr">${html}</a>`;
        const [name, fragment] = href.slice('page:'.length).split('#');
        const route = routeNames.find((candidate) => candidate === name);
        if (route === undefined)
          throw new Error(`${fileName}: there is no page for the link ${href}`);
        return pageLink(html, route, fragment);
      },
    },
  });
  const tokens = marked.lexer(text);
  void marked.walkTokens(tokens, (token) => {
    if (!(tokens.includes(token) ? blockKinds : innerKinds).has(token.type))
      throw new Error(
        `${fileName}: Markdown of the kind "${token.type}" is not set: ${token.raw.trim().slice(0, 60)}`,
      );
  });
  return marked.parser(tokens);
}
