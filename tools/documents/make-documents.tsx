import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import type { DocumentFacts } from '../../core/domain/document.ts';
import { parseDocument, type ParsedDocument } from '../../site/documents/parse-document.ts';
import { localeOf } from '../../site/i18n/format.ts';
import { DocumentPages, FONT_FAMILY } from './document-pages.tsx';
import { findPages, layOutPages, writeTaggedPdf } from './write-tagged-pdf.ts';

const BRAND_FACTS = [
  'name',
  'company',
  'registrationNumber',
  'country',
  'address',
  'countriesNotServed',
  'anyCountryNotServed',
  'supportEmail',
  'partnersEmail',
] as const;

export type DocumentBrand = Readonly<Record<(typeof BRAND_FACTS)[number], string>>;

interface MakeDocumentsOptions {
  /** Holds the source texts: one `<id>.md` for each document. */
  sourceFolder: string;
  outFolder: string;
  /** Values of `{{claim.…}}`, by claim name. */
  claims: Readonly<Record<string, string>>;
  brand: DocumentBrand;
  /** For how long a contact message is stored by default, with its unit: `{{contact.retention}}`. */
  retention: string;
}

/**
 * Writes an `<id>.pdf` for every text in the folder, and `documents.json` with the facts about them. The same texts and
 * claims give the same bytes: a PDF contains no date except that of its front matter.
 */
export async function makeDocuments({
  sourceFolder,
  outFolder,
  claims,
  brand,
  retention,
}: MakeDocumentsOptions): Promise<DocumentFacts[]> {
  registerFonts();
  const placeholders = new Map<string, string>([
    ...Object.entries(claims).map(([id, value]) => [`claim.${id}`, value] as const),
    ...BRAND_FACTS.map((id) => [`brand.${id}`, brand[id]] as const),
    ['contact.retention', retention] as const,
  ]);
  // `<id>.<language>.md` is a translation, for the website only: the English text binds, and is the PDF.
  const names = (await readdir(sourceFolder))
    .filter((name) => /^[^.]+\.md$/u.test(name))
    .toSorted();
  const sources = await Promise.all(
    names.map(async (name) =>
      parseDocument(name, await readFile(join(sourceFolder, name), 'utf8'), (placeholder) =>
        placeholders.get(placeholder),
      ),
    ),
  );

  await mkdir(outFolder, { recursive: true });
  const facts: DocumentFacts[] = [];
  for (const source of sources) {
    const { bytes, pageCount } = await makePdf(source, brand);
    const { id, title, date, kind, isTemplate } = source;
    await writeFile(join(outFolder, `${id}.pdf`), bytes);
    facts.push({
      id,
      file: `${id}.pdf`,
      title,
      pageCount,
      bytes: bytes.length,
      date,
      kind,
      isTemplate,
    });
  }
  await writeFile(join(outFolder, 'documents.json'), `${JSON.stringify(facts, null, 2)}\n`);
  return facts;
}

async function makePdf(
  source: ParsedDocument,
  brand: DocumentBrand,
): Promise<{ bytes: Buffer; pageCount: number }> {
  const draw = (pages: ReadonlyMap<string, number>) =>
    layOutPages(
      <DocumentPages
        source={source}
        company={brand.company}
        brandName={brand.name}
        pages={pages}
      />,
    );
  // The first pass finds the sections' pages, the second writes them into the table of contents.
  const firstPass = await draw(new Map());
  await assertFontHasAll(source);
  const layout = await draw(findPages(firstPass));
  const pageCount = layout.children?.length ?? 0;
  const bytes = await writeTaggedPdf(layout, {
    title: source.title,
    author: brand.name,
    subject: source.subject,
    language: localeOf('en'),
    date: new Date(`${source.date}T00:00:00Z`),
  });
  return { bytes, pageCount };
}

function registerFonts() {
  const { resolve } = createRequire(import.meta.url);
  Font.register({
    family: FONT_FAMILY,
    fonts: [400, 500, 600, 700].map((fontWeight) => ({
      fontWeight,
      src: resolve(
        `@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${fontWeight}-normal.woff`,
      ),
    })),
  });
  Font.registerHyphenationCallback((word) => [word]);
}

/** A character that the font lacks would silently be set in another font, or as an empty box. */
async function assertFontHasAll(source: ParsedDocument): Promise<void> {
  const font = Font.getFont({ fontFamily: FONT_FAMILY, fontWeight: 400 })?.data;
  if (!font || !('hasGlyphForCodePoint' in font)) throw new Error('the font was not loaded');
  const missing = [...new Set(JSON.stringify(source))].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  if (missing.length > 0)
    throw new Error(
      `${source.id}.md: the font has no ${missing.map((character) => `"${character}"`).join(', ')}`,
    );
}
