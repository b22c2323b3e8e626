import { marked, type Token, type Tokens } from 'marked';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { documentKinds, type DocumentFacts } from '../../core/domain/document.ts';
import { routeNames, type RouteName } from '../paths.ts';

/** A run of text inside a paragraph. */
export type Inline =
  | { kind: 'text'; text: string; weight: 'normal' | 'strong' | 'term' }
  | { kind: 'link'; text: string; href: string }
  /** Written as `[account types](page:accountTypes#protection)`. */
  | { kind: 'page-link'; text: string; route: RouteName; fragment: string | undefined };

interface ListItem {
  label: string;
  content: Inline[];
}

export type Block =
  | { kind: 'section'; id: string; number: string; title: string }
  | { kind: 'subheading'; title: string }
  | { kind: 'paragraph'; number: string | undefined; content: Inline[] }
  | { kind: 'list'; items: ListItem[] }
  | { kind: 'note'; content: Inline[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export interface ParsedDocument {
  id: string;
  title: string;
  subject: string;
  /** ISO date, shown under the title and written to the PDF as its creation date. */
  date: string;
  version: string;
  kind: DocumentFacts['kind'];
  isTemplate: DocumentFacts['isTemplate'];
  blocks: Block[];
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

/** The value of a placeholder (`claim.insurance`, `brand.name`), undefined for an unknown one; Markdown is read as such. */
export type PlaceholderValue = (name: string) => string | { markdown: string } | undefined;

/**
 * Parses one text of `content/documents/`. `{{section.some-id}}` is the number of the section with that id, so that cross
 * references survive when a section moves.
 * @param fileName `<id>.md`, or `<id>.<language>.md` for a translation
 * @throws naming the file, for anything that neither PDF nor page can show
 */
export function parseDocument(
  fileName: string,
  raw: string,
  valueOf: PlaceholderValue,
): ParsedDocument {
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
  const sections = sectionNumbers(fileName, body);
  const filled = fillPlaceholders(fileName, body, (name) => sections.get(name) ?? valueOf(name));
  return { ...facts, isTemplate, blocks: parseBlocks(fileName, marked.lexer(filled), kind) };
}

function fillPlaceholders(fileName: string, text: string, valueOf: PlaceholderValue): string {
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
  const ids = marked
    .lexer(body)
    .flatMap((token) =>
      token.type === 'heading' && (token as Tokens.Heading).depth === 2
        ? [parseHeading(fileName, (token as Tokens.Heading).text).id]
        : [],
    );
  const numbers = new Map(ids.map((id, index) => [`section.${id}`, String(index + 1)]));
  if (numbers.size < ids.length) throw new Error(`${fileName}: two sections have the same id`);
  return numbers;
}

/** `Who we are {#who-we-are}`; without an id, the English title is made into one. */
function parseHeading(fileName: string, text: string): { id: string; title: string } {
  const { title = text, id = toId(title) } =
    /^(?<title>.*\S)\s*\{#(?<id>[a-z0-9-]+)\}$/u.exec(text)?.groups ?? {};
  if (id === '') throw new Error(`${fileName}: the heading "${text}" needs an id: {#some-id}`);
  return { id, title };
}

const toId = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** Legal clauses are numbered (section 4, third paragraph: 4.3) and their list items lettered, so that they can be cited. */
function parseBlocks(fileName: string, tokens: Token[], kind: ParsedDocument['kind']): Block[] {
  const blocks: Block[] = [];
  const letters = (
    fileName.endsWith('.ar.md') ? 'أ ب ج د هـ و ز ح ط ي ك ل' : 'a b c d e f g h i j k l'
  ).split(' ');
  let section = 0;
  let clause = 0;

  for (const token of tokens as (
    | Tokens.Space
    | Tokens.Heading
    | Tokens.Paragraph
    | Tokens.List
    | Tokens.Blockquote
    | Tokens.Table
  )[]) {
    switch (token.type) {
      case 'space':
        break;
      case 'heading':
        if (token.depth === 3) {
          blocks.push({ kind: 'subheading', title: token.text });
        } else if (token.depth === 2) {
          section += 1;
          clause = 0;
          blocks.push({
            kind: 'section',
            number: String(section),
            ...parseHeading(fileName, token.text),
          });
        } else {
          throw new Error(`${fileName}: only ## and ### headings are set: "${token.raw.trim()}"`);
        }
        break;
      case 'paragraph': {
        const numbered = kind === 'legal' && section > 0;
        if (numbered) clause += 1;
        blocks.push({
          kind: 'paragraph',
          number: numbered ? `${section}.${clause}` : undefined,
          content: parseInlines(fileName, token.tokens),
        });
        break;
      }
      case 'list':
        if (kind === 'legal' && token.items.length > letters.length)
          throw new Error(`${fileName}: a list has at most ${letters.length} items`);
        blocks.push({
          kind: 'list',
          items: token.items.map((item, index) => ({
            label: kind === 'legal' ? `(${letters[index]})` : token.ordered ? `${index + 1}.` : '•',
            content: parseInlines(fileName, item.tokens),
          })),
        });
        break;
      case 'blockquote':
        blocks.push({ kind: 'note', content: parseInlines(fileName, token.tokens) });
        break;
      case 'table':
        blocks.push({
          kind: 'table',
          head: token.header.map((cell) => parseInlines(fileName, cell.tokens)),
          rows: token.rows.map((row) => row.map((cell) => parseInlines(fileName, cell.tokens))),
        });
        break;
      default:
        throw unsupported(fileName, token);
    }
  }
  return blocks;
}

function parseInlines(fileName: string, tokens: Token[]): Inline[] {
  return (
    tokens as (
      | Tokens.Text
      | Tokens.Escape
      | Tokens.Strong
      | Tokens.Codespan
      | Tokens.Link
      | Tokens.Paragraph
    )[]
  ).flatMap((token): Inline[] => {
    switch (token.type) {
      case 'paragraph':
        return parseInlines(fileName, token.tokens);
      case 'text':
        // A list item's text token holds the actual tokens.
        return 'tokens' in token && token.tokens
          ? parseInlines(fileName, token.tokens)
          : [{ kind: 'text', text: unwrapLines(token.text), weight: 'normal' }];
      case 'escape':
        return [{ kind: 'text', text: token.text, weight: 'normal' }];
      case 'strong':
        return [{ kind: 'text', text: unwrapLines(token.text), weight: 'strong' }];
      case 'codespan':
        return [{ kind: 'text', text: token.text, weight: 'term' }];
      case 'link':
        return [parseLink(fileName, token)];
      default:
        throw unsupported(fileName, token);
    }
  });
}

function parseLink(fileName: string, { text, href }: Tokens.Link): Inline {
  if (!href.startsWith('page:')) return { kind: 'link', text, href };
  const [name, fragment] = href.slice('page:'.length).split('#');
  const route = routeNames.find((candidate) => candidate === name);
  if (route === undefined) throw new Error(`${fileName}: there is no page for the link ${href}`);
  return { kind: 'page-link', text, route, fragment };
}

const unwrapLines = (text: string) => text.replaceAll('\n', ' ');

function unsupported(fileName: string, token: never): Error {
  const { type, raw } = token as Token;
  return new Error(
    `${fileName}: Markdown of the kind "${type}" is not set: ${raw.trim().slice(0, 60)}`,
  );
}
