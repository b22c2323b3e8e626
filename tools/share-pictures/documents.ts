import { readFileSync } from 'node:fs';
import type { LegalDocumentId } from '../../site/documents/legal-documents.ts';
import type { Colours } from './colours.ts';
import { bar } from './shapes.ts';

const paper = '#eef0ee';
const print = '#2a3140';
const page = { width: 322, height: 430, margin: 36 };
const lineStep = 13;
const charactersInLine = 52;

/** What each document is about, 60 wide and high. */
const seals: Record<LegalDocumentId, string> = {
  'client-agreement': 'M-24 18c12-30 20-40 26-36s-10 32-2 34 10-14 16-14 2 12 10 12M-24 28h48',
  'privacy-policy': 'M-20-4h40v28h-40zM-12-4v-10c0-16 24-16 24 0v10M0 8v6',
  'ib-agreement': 'M-8 8a14 14 0 1 1 0-16M8-8a14 14 0 1 1 0 16M-12 0h24',
  'swap-free-agreement': 'M10-24a25 25 0 1 0 14 34A20 20 0 0 1 10-24z',
  'funding-agreement': 'M-24-10h44M8-22l12 12-12 12M24 12h-44M-8 0l-12 12 12 12',
};

interface Line {
  /** In parts of the page's width. */
  start: number;
  width: number;
  isHeading: boolean;
}

/** The lines in which a text is printed; headings are set apart. */
const linesOf = (text: string): (Line | undefined)[] =>
  text.split('\n').flatMap((paragraph): (Line | undefined)[] => {
    const length = paragraph.length / charactersInLine;
    if (paragraph.trim() === '' || /^\|[ -]+\|/.test(paragraph)) return [];
    if (paragraph.startsWith('#'))
      return [undefined, { start: 0, width: Math.min(0.62, length), isHeading: true }];
    const start = paragraph.startsWith('- ') ? 0.06 : 0;
    return Array.from({ length: Math.ceil(length) }, (_, line) => ({
      start,
      width: Math.max(0.14, Math.min(1, length - line)) - start,
      isHeading: false,
    }));
  });

/** A page with its middle at 0, 0. @param from of its first line */
function sheet(lines: readonly (Line | undefined)[], from: number): string {
  const [left, top] = [-page.width / 2, -page.height / 2];
  const inner = page.width - 2 * page.margin;
  const fitting = Math.floor((page.height - page.margin - from) / lineStep);
  return [
    `<rect x="${left}" y="${top}" width="${page.width}" height="${page.height}" rx="12" fill="${paper}"/>`,
    ...lines
      .slice(0, fitting)
      .map(
        (line, index) =>
          line &&
          bar(
            left + page.margin + line.start * inner,
            top + from + index * lineStep,
            line.width * inner,
            print,
            { opacity: line.isHeading ? 0.85 : 0.3, height: line.isHeading ? 8 : 6 },
          ),
      ),
  ]
    .filter(Boolean)
    .join('');
}

/** Two pages of a legal document, printed as its own text runs, with a seal. */
export const documentPages =
  (id: LegalDocumentId) =>
  ({ accent, ground }: Colours): string => {
    const [, , body = ''] = readFileSync(`content/documents/${id}.md`, 'utf8').split(/^---$/m, 3);
    const lines = linesOf(body);
    const [left, top] = [-page.width / 2 + page.margin, -page.height / 2 + page.margin];
    return [
      `<g transform="translate(64 0)rotate(8)" opacity=".55">${sheet(lines.slice(30), page.margin)}</g>`,
      '<g transform="translate(-34 0)rotate(-3)">',
      sheet(lines, page.margin + 78),
      bar(left, top, 168, print, { height: 20 }),
      bar(left, top + 36, 104, accent, { height: 10 }),
      `<circle cx="118" cy="158" r="62" fill="${ground}"/>`,
      `<circle cx="118" cy="158" r="54" fill="none" stroke="${accent}" stroke-width="4" stroke-dasharray="3 5"/>`,
      `<path transform="translate(118 158)" d="${seals[id]}" fill="none" stroke="${accent}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>`,
      '</g>',
    ].join('');
  };
