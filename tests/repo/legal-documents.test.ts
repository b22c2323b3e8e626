import { describe, expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { documentIn } from '../../site/documents/document-texts.ts';
import { legalDocumentIds, type LegalDocumentId } from '../../site/documents/legal-documents.ts';
import type { Block, Inline } from '../../site/documents/parse-document.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { typedFigures } from './typed-figures.ts';

/** The text with its placeholders left visible. */
const documentText = (id: LegalDocumentId, language: LanguageCode) =>
  documentIn(id, language, (placeholder) => `{{${placeholder}}}`);

function inlinesOf(block: Block): Inline[] {
  switch (block.kind) {
    case 'section':
    case 'subheading':
      return [];
    case 'paragraph':
    case 'note':
      return block.content;
    case 'list':
      return block.items.flatMap(({ content }) => content);
    case 'table':
      return [...block.head, ...block.rows.flat()].flat();
  }
}

/** Placeholders, figures, links and defined terms of a block, in any order: a translation must keep them. */
function kept(block: Block): string[] {
  const inlines = inlinesOf(block);
  const text = inlines.map((inline) => inline.text).join('');
  return [
    ...(text.match(/\{\{[^}]*\}\}/g) ?? []),
    ...(text.replaceAll(/\{\{[^}]*\}\}/g, '').match(/\d+(?:[.,:]\d+)*/g) ?? []),
    ...inlines.flatMap((inline) => {
      if (inline.kind === 'page-link') return `${inline.route}#${inline.fragment}`;
      if (inline.kind === 'link') return inline.href;
      return inline.weight === 'term' ? inline.text : [];
    }),
  ].toSorted();
}

/** A block without its language. */
const outlineOf = (block: Block) => ({
  kind: block.kind,
  number: 'number' in block && block.number,
  id: 'id' in block && block.id,
  items: block.kind === 'list' && block.items.length,
  rows: block.kind === 'table' && block.rows.map((row) => row.length),
  kept: kept(block),
});

describe.each(legalDocumentIds)('%s', (id) => {
  test.each(languageCodes)('has in %s all that the English text has', (language) => {
    const english = documentText(id, 'en');
    const { date, version, kind, blocks } = documentText(id, language);
    expect([date, version, kind]).toEqual([english.date, english.version, english.kind]);
    expect(blocks.map(outlineOf)).toEqual(english.blocks.map(outlineOf));
  });

  test.each(languageCodes)('is called in %s as in the list, and types no condition', (language) => {
    const { title, subject, blocks } = documentText(id, language);
    const item = wordsOf(language, 'legal-documents')(`items.${id}`, { returnObjects: true });
    expect(item).toEqual({ title, subject });
    const texts = blocks.map((block) =>
      'title' in block
        ? block.title
        : inlinesOf(block)
            .map((inline) => inline.text)
            .join(''),
    );
    expect([title, subject, ...texts].flatMap(typedFigures)).toEqual([]);
  });
});
