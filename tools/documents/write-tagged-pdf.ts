import { buffer } from 'node:stream/consumers';
import layoutDocument from '@react-pdf/layout';
import renderLayout from '@react-pdf/render';
import { Font, pdf } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';

/**
 * An element of the document's structure, as screen readers see it. Text carries it in its `tag` property. The same
 * object on several texts (or on both halves of a paragraph that a page break splits) makes one element.
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

/** pdfkit's types lag behind its code: no `scope`, no `structParent` on annotations. */
type ElementOptions = Parameters<PDFKit.PDFDocument['struct']>[1];

export interface PdfInfo {
  title: string;
  author: string;
  subject: string;
  language: string;
  date: Date;
}

/** Lays out the pages without writing them. Cheap enough to run twice, which the table of contents needs for its page numbers. */
export async function layOutPages(element: ReactElement): Promise<LaidOutNode> {
  const { document } = pdf(element as Parameters<typeof pdf>[0]).container;
  const layOutWithFonts = layoutDocument as unknown as (
    document: unknown,
    fonts: typeof Font,
  ) => Promise<LaidOutNode>;
  return layOutWithFonts(document, Font);
}

/** The page, counted from 1, on which each element with an `id` begins. */
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
 * Writes the laid-out pages as a tagged PDF. @react-pdf/renderer writes no tags, but pdfkit beneath it can, so marks are
 * put around the laid-out texts here. Everything without a tag (hairlines, page header and footer) is marked as an
 * artifact, which screen readers skip.
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
  const structElementOf = (tag: Tag) => {
    const known = elements.get(tag);
    if (known) return known;
    // Column headers are the only header cells in these documents.
    const element = pdfFile.struct(
      tag.role,
      (tag.role === 'TH' ? { scope: 'Column' } : {}) as ElementOptions,
    );
    elements.set(tag, element);
    (tag.parent ? structElementOf(tag.parent) : root).add(element);
    return element;
  };

  let linkParent: Tag | undefined;
  const annotate = pdfFile.annotate.bind(pdfFile);
  pdfFile.annotate = (x, y, width, height, options) => {
    if (!linkParent) return annotate(x, y, width, height, options);
    const link = pdfFile.struct('Link');
    structElementOf(linkParent).add(link);
    const annotation = { ...options, structParent: link, Contents: describeLink(options) };
    annotate(x, y, width, height, annotation as typeof options);
    // pdfkit records the page of the link when its element ends.
    link.end();
    return pdfFile;
  };

  const wrapInMarks = (node: LaidOutNode, begin: () => void, end: () => void) => [
    mark(begin),
    node,
    mark(end),
  ];
  const withMarks = (node: LaidOutNode): LaidOutNode[] => {
    const tag = node.props?.tag;
    if (node.type !== 'TEXT' && node.children?.length) {
      node.children = node.children.flatMap(withMarks);
      return tag
        ? wrapInMarks(
            node,
            () => (linkParent = tag),
            () => (linkParent = undefined),
          )
        : [node];
    }
    if (!tag)
      return wrapInMarks(
        node,
        () => pdfFile.markContent('Artifact', { type: 'Layout' }),
        () => pdfFile.endMarkedContent(),
      );
    const begin = () => {
      linkParent = tag;
      structElementOf(tag).add(pdfFile.markStructureContent(tag.role));
    };
    const end = () => {
      pdfFile.endMarkedContent();
      linkParent = undefined;
    };
    return wrapInMarks(node, begin, end);
  };
  for (const page of layout.children ?? [])
    page.children = (page.children ?? []).flatMap(withMarks);

  renderLayout(
    pdfFile as unknown as Parameters<typeof renderLayout>[0],
    layout as Parameters<typeof renderLayout>[1],
  );
  return buffer(pdfFile);
}

/** What a screen reader announces for a link: its URL, or the name of the section it leads to. */
function describeLink(annotation: object): unknown {
  const { URI, D } = (annotation as { A: { data: { URI?: string; D?: string } } }).A.data;
  const text = URI || `Go to section: ${D}`.replaceAll('-', ' ');
  // pdfkit writes a String object as text and a plain string as a name.
  return Object(text);
}

/** A node that draws nothing and calls `paint` when the writer reaches it. With an empty box the writer would warn. */
const mark = (paint: () => void): LaidOutNode => ({
  type: 'CANVAS',
  box: { top: 0, left: 0, width: 1, height: 1 },
  style: {},
  props: { paint },
  children: [],
});
