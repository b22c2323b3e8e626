import {
  Document,
  Link,
  Page,
  StyleSheet,
  Text,
  View,
  type LinkProps,
  type TextProps,
  type ViewProps,
} from '@react-pdf/renderer';
import type { ComponentType, ReactNode } from 'react';
import type { Block, Inline, ParsedDocument } from '../../site/documents/parse-document.ts';
import { brand } from '../../site/facts/brand.ts';
import { paletteOf } from '../../site/facts/palette.ts';
import { paths } from '../../site/paths.ts';
import type { Tag } from './write-tagged-pdf.ts';

export const TEMPLATE_NOTICE =
  "Template - not in force until the operator's counsel has reviewed it";
export const FONT_FAMILY = 'Hanken Grotesk';

const { ink, soft, accent, tint, hairline } = paletteOf(brand.colours).documents;
const GUTTER = 34;
/** A table with more rows than this may continue on the next page. */
const MAX_UNBROKEN_ROWS = 7;
// Line height is set next to every font size: the library multiplies an inherited one by the wrong size.
const BODY_TEXT = { fontSize: 9.6, lineHeight: 1.55 };

const styles = StyleSheet.create({
  page: {
    paddingTop: 92,
    paddingBottom: 88,
    paddingHorizontal: 72,
    fontFamily: FONT_FAMILY,
    fontSize: 9.6,
    color: ink,
  },
  header: {
    position: 'absolute',
    top: 40,
    left: 72,
    right: 72,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
  brand: { fontSize: 9, fontWeight: 700, letterSpacing: 0.1 },
  running: { fontSize: 8, color: soft },
  footer: { position: 'absolute', bottom: 36, left: 72, right: 72 },
  footerLine: { height: 0.6, backgroundColor: hairline, marginBottom: 8 },
  footerText: { flexDirection: 'row', justifyContent: 'space-between', fontSize: 7.6 },
  template: { color: accent, fontWeight: 600 },
  title: { fontSize: 29, fontWeight: 600, lineHeight: 1.12, letterSpacing: -0.5 },
  accent: { width: 30, height: 3, backgroundColor: accent, marginBottom: 16 },
  subject: { fontSize: 11, color: soft, marginTop: 8, lineHeight: 1.45 },
  edition: { fontSize: 8.4, lineHeight: 1.5, color: soft, marginTop: 10 },
  opening: { marginTop: 16 },
  contents: { marginTop: 8 },
  contentsTitle: {
    fontSize: 8.4,
    lineHeight: 1.5,
    fontWeight: 600,
    color: accent,
    marginBottom: 6,
  },
  contentsColumns: { flexDirection: 'row', gap: 28 },
  contentsColumn: { flex: 1 },
  contentsLink: { color: ink, textDecoration: 'none' },
  contentsRow: { flexDirection: 'row', paddingVertical: 2.2, fontSize: 8.8 },
  contentsNumber: { width: 20, color: accent, fontWeight: 600 },
  contentsName: { flex: 1 },
  contentsPage: { width: 20, textAlign: 'right', color: soft },
  hairline: { height: 0.6, backgroundColor: hairline },
  section: { flexDirection: 'row', marginTop: 20, marginBottom: 7 },
  sectionNumber: {
    width: GUTTER,
    fontSize: 13.5,
    fontWeight: 600,
    lineHeight: 1.3,
    color: accent,
  },
  sectionTitle: { flex: 1, fontSize: 13.5, fontWeight: 600, lineHeight: 1.3, letterSpacing: -0.1 },
  subheading: {
    fontSize: 10.2,
    lineHeight: 1.5,
    fontWeight: 600,
    marginTop: 8,
    marginBottom: 4,
    marginLeft: GUTTER,
  },
  paragraph: { flexDirection: 'row', marginBottom: 6.5 },
  clause: { width: GUTTER, fontSize: 8.6, fontWeight: 500, lineHeight: 1.73, color: soft },
  body: { flex: 1, ...BODY_TEXT },
  list: { marginBottom: 3.5 },
  item: { flexDirection: 'row', marginBottom: 3, marginLeft: GUTTER },
  label: { ...BODY_TEXT, width: 22, color: accent, fontWeight: 500 },
  strong: { fontWeight: 600 },
  term: { fontWeight: 500 },
  link: { color: accent, fontWeight: 500, textDecoration: 'none' },
  note: { marginVertical: 8, paddingVertical: 11, paddingHorizontal: 14 },
  noteText: BODY_TEXT,
  noteTint: { position: 'absolute', top: 0, bottom: 0, left: 0, right: 0, backgroundColor: tint },
  noteBar: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 0,
    width: 2.4,
    backgroundColor: accent,
  },
  table: { marginTop: 4, marginBottom: 10 },
  row: { flexDirection: 'row', gap: 14, paddingVertical: 3.4 },
  cell: { flex: 1, fontSize: 9, lineHeight: 1.45 },
  firstCell: { flex: 0.36, fontSize: 9, lineHeight: 1.45, fontWeight: 600 },
  headCell: { fontSize: 8.4, lineHeight: 1.45, fontWeight: 600, color: accent },
});

// The library passes every property to the laid-out node but types only its own.
const TaggedText = Text as unknown as ComponentType<TextProps & { tag: Tag; children: ReactNode }>;
const TaggedLink = Link as unknown as ComponentType<LinkProps & { tag: Tag; children: ReactNode }>;
const Bookmarked = View as unknown as ComponentType<
  ViewProps & { bookmark: { title: string }; children: ReactNode }
>;

interface PagesProps {
  source: ParsedDocument;
  company: string;
  brandName: string;
  /** The page on which each section begins; empty in the first pass. */
  pages: ReadonlyMap<string, number>;
}

export function DocumentPages({ source, company, brandName, pages }: PagesProps) {
  const firstSection = source.blocks.findIndex((block) => block.kind === 'section');
  const opening = source.blocks.slice(0, firstSection);
  const sections = source.blocks.slice(firstSection);
  const notice = source.isTemplate ? TEMPLATE_NOTICE : `${source.title}, version ${source.version}`;
  return (
    <Document>
      <Page experimentalPagination size="A4" style={styles.page}>
        <Header brandName={brandName} title="" />
        <Footer notice={notice} />
        <View style={styles.accent} />
        <TaggedText tag={{ role: 'H1' }} style={styles.title}>
          {source.title}
        </TaggedText>
        <TaggedText tag={{ role: 'P' }} style={styles.subject}>
          {source.subject}
        </TaggedText>
        <TaggedText
          tag={{ role: 'P' }}
          style={styles.edition}
        >{`Version ${source.version}, ${formatDate(source.date)}. ${company}`}</TaggedText>
        <View style={styles.opening}>
          {opening.map((block, index) => (
            <BlockView key={index} block={block} flush />
          ))}
        </View>
        <Contents sections={sections} pages={pages} />
      </Page>
      <Page experimentalPagination size="A4" style={styles.page}>
        <Header brandName={brandName} title={source.title} />
        <Footer notice={notice} />
        {sections.map((block, index) => (
          <BlockView key={index} block={block} flush={false} />
        ))}
      </Page>
    </Document>
  );
}

function Header({ brandName, title }: { brandName: string; title: string }) {
  return (
    <View fixed style={styles.header}>
      <Text style={styles.brand}>{brandName}</Text>
      <Text style={styles.running}>{title}</Text>
    </View>
  );
}

function Footer({ notice }: { notice: string }) {
  return (
    <View fixed style={styles.footer}>
      <View style={styles.footerLine} />
      <View style={styles.footerText}>
        <Text style={styles.template}>{notice}</Text>
        <Text
          style={styles.running}
          render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`}
        />
      </View>
    </View>
  );
}

function Contents({ sections, pages }: { sections: Block[]; pages: ReadonlyMap<string, number> }) {
  const headings = sections.filter((block) => block.kind === 'section');
  const half = Math.ceil(headings.length / 2);
  const list: Tag = { role: 'TOC' };
  return (
    <View style={styles.contents} wrap={false}>
      <TaggedText tag={{ role: 'H2' }} style={styles.contentsTitle}>
        Contents
      </TaggedText>
      <View style={styles.contentsColumns}>
        {[headings.slice(0, half), headings.slice(half)].map((column, index) => (
          <View key={index} style={styles.contentsColumn}>
            {column.map((heading) => {
              const item: Tag = { role: 'TOCI', parent: list };
              return (
                <View key={heading.id}>
                  <View style={styles.hairline} />
                  <TaggedLink tag={item} src={`#${heading.id}`} style={styles.contentsLink}>
                    <View style={styles.contentsRow}>
                      <TaggedText tag={item} style={styles.contentsNumber}>
                        {heading.number}
                      </TaggedText>
                      <TaggedText tag={item} style={styles.contentsName}>
                        {heading.title}
                      </TaggedText>
                      <TaggedText tag={item} style={styles.contentsPage}>
                        {String(pages.get(heading.id) ?? 0)}
                      </TaggedText>
                    </View>
                  </TaggedLink>
                </View>
              );
            })}
            <View style={styles.hairline} />
          </View>
        ))}
      </View>
    </View>
  );
}

/** `flush` sets text at the left edge; otherwise a gutter on its left holds the numbers. */
function BlockView({ block, flush }: { block: Block; flush: boolean }) {
  switch (block.kind) {
    case 'section': {
      const tag: Tag = { role: 'H2' };
      return (
        <Bookmarked
          id={block.id}
          bookmark={{ title: `${block.number}. ${block.title}` }}
          style={styles.section}
          wrap={false}
          minPresenceAhead={64}
        >
          <TaggedText tag={tag} style={styles.sectionNumber}>
            {block.number}
          </TaggedText>
          <TaggedText tag={tag} style={styles.sectionTitle}>
            {block.title}
          </TaggedText>
        </Bookmarked>
      );
    }
    case 'subheading':
      return (
        <TaggedText tag={{ role: 'H3' }} style={styles.subheading} minPresenceAhead={48}>
          {block.title}
        </TaggedText>
      );
    case 'paragraph': {
      const tag: Tag = { role: 'P' };
      return (
        <View
          style={styles.paragraph}
          wrap={false}
          minPresenceAhead={introducesList(block.content) ? 40 : 0}
        >
          {block.number ? (
            <TaggedText tag={tag} style={styles.clause}>
              {block.number}
            </TaggedText>
          ) : flush ? null : (
            <View style={{ width: GUTTER }} />
          )}
          <TaggedText tag={tag} style={styles.body}>
            <Inlines inlines={block.content} />
          </TaggedText>
        </View>
      );
    }
    case 'list': {
      const list: Tag = { role: 'L' };
      return (
        <View style={styles.list}>
          {block.items.map((item, index) => {
            const tag: Tag = { role: 'LI', parent: list };
            return (
              <View key={index} style={styles.item} wrap={false}>
                <TaggedText tag={{ role: 'Lbl', parent: tag }} style={styles.label}>
                  {item.label}
                </TaggedText>
                <TaggedText tag={{ role: 'LBody', parent: tag }} style={styles.body}>
                  <Inlines inlines={item.content} />
                </TaggedText>
              </View>
            );
          })}
        </View>
      );
    }
    case 'note':
      return (
        <View style={[styles.note, flush ? {} : { marginLeft: GUTTER }]} wrap={false}>
          <View style={styles.noteTint} />
          <View style={styles.noteBar} />
          <TaggedText tag={{ role: 'P' }} style={styles.noteText}>
            <Inlines inlines={block.content} />
          </TaggedText>
        </View>
      );
    case 'table': {
      const table: Tag = { role: 'Table' };
      return (
        <View
          style={[styles.table, flush ? {} : { marginLeft: GUTTER }]}
          wrap={block.rows.length > MAX_UNBROKEN_ROWS}
        >
          <Row cells={block.head} role="TH" table={table} />
          {block.rows.map((cells, index) => (
            <Row key={index} cells={cells} role="TD" table={table} />
          ))}
          <View style={styles.hairline} />
        </View>
      );
    }
  }
}

function Row({ cells, role, table }: { cells: Inline[][]; role: 'TH' | 'TD'; table: Tag }) {
  const row: Tag = { role: 'TR', parent: table };
  return (
    <View wrap={false}>
      {role === 'TD' && <View style={styles.hairline} />}
      <View style={styles.row}>
        {cells.map((inlines, index) => (
          <TaggedText
            key={index}
            tag={{ role, parent: row }}
            style={[
              index === 0 ? styles.firstCell : styles.cell,
              role === 'TH' ? styles.headCell : {},
            ]}
          >
            <Inlines inlines={inlines} />
          </TaggedText>
        ))}
      </View>
    </View>
  );
}

function Inlines({ inlines }: { inlines: Inline[] }) {
  return inlines.map((inline, index) => {
    // Where the website is published is known only when it runs: a page's path is printed, not linked.
    if (inline.kind === 'page-link') return `${inline.text} (${printedPath(inline)})`;
    if (inline.kind === 'link')
      return (
        <Link key={index} src={inline.href} style={styles.link}>
          {inline.text}
        </Link>
      );
    return inline.weight === 'normal' ? (
      inline.text
    ) : (
      <Text key={index} style={styles[inline.weight]}>
        {inline.text}
      </Text>
    );
  });
}

const printedPath = ({ route, fragment }: Inline & { kind: 'page-link' }) =>
  `/en${paths[route]}${fragment === undefined ? '' : `#${fragment}`}`;

const introducesList = (inlines: Inline[]) => inlines.at(-1)?.text.endsWith(':') ?? false;

const formatDate = (isoDay: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDay));
