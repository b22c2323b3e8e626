import { buffer } from 'node:stream/consumers';
import layoutDocument from '@react-pdf/layout';
import renderLayout from '@react-pdf/render';
import { Font, pdf } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';

/**
 * A place in the document's structure, as screen readers see it. Text carries it in its `tag` property. The same
 * object on several texts (or on the two halves of a paragraph that a page break parts) makes one element.
 */
export interface Tag {
  role:
    | 'H1'
    | 'H2'
    | 'H3'
    | 'P'
    | 'L'
    | 'LI'
    | 'Lbl'
    | 'LBody'
    | 'Table'
    | 'TR'
    | 'TH'
    | 'TD'
    | 'TOC'
    | 'TOCI';
  parent?: Tag;
}

interface LaidOutNode {
  type: string;
  box?: object;
  style?: object;
  props?: { tag?: Tag; id?: string; paint?: () => void };
  children?: LaidOutNode[];
}

/** What pdfkit takes; its types lag behind its code (no `scope`, no `structParent` on annotations). */
type ElementOptions = Parameters<PDFKit.PDFDocument['struct']>[1];

export interface PdfInfo {
  title: string;
  author: string;
  subject: string;
  language: string;
  date: Date;
}

/** Sizes and breaks the pages. Cheaper than writing them, so page numbers for a table of contents are found by doing it twice. */
export async function layOut(element: ReactElement): Promise<LaidOutNode> {
  const { document } = pdf(element as Parameters<typeof pdf>[0]).container;
  const layOutWithFonts = layoutDocument as unknown as (
    document: unknown,
    fonts: typeof Font,
  ) => Promise<LaidOutNode>;
  return layOutWithFonts(document, Font);
}

/** On which page each element with an `id` begins, counted from 1. */
export function findPages(layout: LaidOutNode): Map<string, number> {
  const pages = new Map<string, number>();
  for (const [index, page] of (layout.children ?? []).entries()) {
    for (const node of descendants(page)) {
      if (node.props?.id && !pages.has(node.props.id)) pages.set(node.props.id, index + 1);
    }
  }
  return pages;
}

function* descendants(node: LaidOutNode): Generator<LaidOutNode> {
  for (const child of node.children ?? []) {
    yield child;
    yield* descendants(child);
  }
}

/**
 * Writes the laid-out pages as a tagged PDF. @react-pdf/renderer itself writes no tags (its own writer gives pdfkit
 * no `tagged` option and draws no marks), but pdfkit beneath it can: so marks are put around the laid-out texts here.
 * Everything without a tag (hairlines, page header and footer) is marked as an artifact, which readers skip.
 */
export async function writeTaggedPdf(layout: LaidOutNode, info: PdfInfo): Promise<Buffer> {
  const pdfFile = new PDFDocument({
    autoFirstPage: false,
    compress: true,
    displayTitle: true,
    lang: info.language,
    pdfVersion: '1.7',
    tagged: true,
    info: {
      Title: info.title,
      Author: info.author,
      Subject: info.subject,
      Creator: info.author,
      Producer: 'pdfkit',
      CreationDate: info.date,
      ModDate: info.date,
    },
  });

  const root = pdfFile.struct('Document');
  pdfFile.addStructure(root);
  const elements = new Map<Tag, ReturnType<typeof pdfFile.struct>>();
  const elementOf = (tag: Tag) => {
    const known = elements.get(tag);
    if (known) return known;
    // Column headers are the only header cells that the documents use.
    const element = pdfFile.struct(
      tag.role,
      (tag.role === 'TH' ? { scope: 'Column' } : {}) as ElementOptions,
    );
    elements.set(tag, element);
    (tag.parent ? elementOf(tag.parent) : root).add(element);
    return element;
  };

  let linkParent: Tag | undefined;
  const annotate = pdfFile.annotate.bind(pdfFile);
  pdfFile.annotate = (x, y, width, height, options) => {
    if (!linkParent) return annotate(x, y, width, height, options);
    const link = pdfFile.struct('Link');
    elementOf(linkParent).add(link);
    const annotation = { ...options, structParent: link, Contents: describeLink(options) };
    annotate(x, y, width, height, annotation as typeof options);
    // Ended at once: pdfkit notes the page of the link when the element ends.
    link.end();
    return pdfFile;
  };

  const during = (node: LaidOutNode, begin: () => void, end: () => void) => [
    mark(begin),
    node,
    mark(end),
  ];
  const withMarks = (node: LaidOutNode): LaidOutNode[] => {
    const tag = node.props?.tag;
    if (node.type !== 'TEXT' && node.children?.length) {
      node.children = node.children.flatMap(withMarks);
      return tag
        ? during(
            node,
            () => (linkParent = tag),
            () => (linkParent = undefined),
          )
        : [node];
    }
    if (!tag)
      return during(
        node,
        () => pdfFile.markContent('Artifact', { type: 'Layout' }),
        () => pdfFile.endMarkedContent(),
      );
    const begin = () => {
      linkParent = tag;
      elementOf(tag).add(pdfFile.markStructureContent(tag.role));
    };
    const end = () => {
      pdfFile.endMarkedContent();
      linkParent = undefined;
    };
    return during(node, begin, end);
  };
  for (const page of layout.children ?? [])
    page.children = (page.children ?? []).flatMap(withMarks);

  renderLayout(
    pdfFile as unknown as Parameters<typeof renderLayout>[0],
    layout as Parameters<typeof renderLayout>[1],
  );
  return buffer(pdfFile);
}

/** What a screen reader says of the link itself: the address, or the name of the section that it leads to. */
function describeLink(annotation: object): unknown {
  const { URI, D } = (annotation as { A: { data: { URI?: string; D?: string } } }).A.data;
  const words = URI || `Go to section: ${D}`.replaceAll('-', ' ');
  // pdfkit writes a String object as text and a plain string as a name.
  return Object(words);
}

/** A node that draws nothing but has its say at its turn. The box may not be empty, or the writer warns. */
const mark = (paint: () => void): LaidOutNode => ({
  type: 'CANVAS',
  box: { top: 0, left: 0, width: 1, height: 1 },
  style: {},
  props: { paint },
  children: [],
});
