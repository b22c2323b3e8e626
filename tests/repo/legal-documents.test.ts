import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { documentLanguages } from '../../site/documents/document-texts.ts';
import { legalDocumentIds, type LegalDocumentId } from '../../site/documents/legal-documents.ts';
import { parseDocument, type Block, type Inline } from '../../site/documents/parse-document.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import type { RouteName } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { fakeDocuments, fakeRenderContext } from '../fakes/site-parts.ts';
import { typedFigures } from './typed-figures.ts';

/** The text with its placeholders left visible. */
function documentText(id: LegalDocumentId, language: LanguageCode) {
  const name = language === 'en' ? `${id}.md` : `${id}.${language}.md`;
  return parseDocument(
    name,
    readFileSync(`content/documents/${name}`, 'utf8'),
    (placeholder) => `⟦${placeholder}⟧`,
  );
}

const targetOf = ({ route, fragment }: Inline & { kind: 'page-link' }): string =>
  fragment === undefined ? route : `${route}#${fragment}`;

/** What a translation must keep of a text: in any order, as a sentence's order differs. */
function kept(inlines: readonly Inline[]): string[] {
  const text = inlines.map((inline) => inline.text).join('');
  const written = text.replaceAll(/⟦[^⟧]*⟧/gu, '');
  return [
    ...(text.match(/⟦[^⟧]*⟧/gu) ?? []),
    ...(written.match(/\d+(?:[.,:]\d+)*/gu) ?? []),
    ...inlines.flatMap((inline) =>
      inline.kind === 'page-link'
        ? [targetOf(inline)]
        : inline.kind === 'link'
          ? [inline.href]
          : inline.weight === 'term'
            ? [inline.text]
            : [],
    ),
  ].toSorted();
}

/** A block without its language. */
function outlineOf(block: Block): unknown[] {
  switch (block.kind) {
    case 'section':
      return [block.kind, block.number, block.id];
    case 'subheading':
      return [block.kind];
    case 'paragraph':
      return [block.kind, block.number, ...kept(block.content)];
    case 'note':
      return [block.kind, ...kept(block.content)];
    case 'list':
      return [block.kind, ...block.items.map(({ content }) => kept(content))];
    case 'table':
      return [block.kind, ...[block.head, ...block.rows].map((row) => row.map(kept))];
  }
}

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

const translations = legalDocumentIds.flatMap((id) =>
  documentLanguages(id)
    .filter((language) => language !== 'en')
    .map((language) => [id, language] as const),
);

test.each(legalDocumentIds)('%s is there in every language', (id) => {
  expect(documentLanguages(id).toSorted()).toEqual(languageCodes.toSorted());
});

describe.each(translations)('%s in %s', (id, language) => {
  test('has the sections, clauses, lists, tables, figures and links of the English text', () => {
    const english = documentText(id, 'en');
    const { date, version, kind, blocks } = documentText(id, language);
    expect({ date, version, kind }).toEqual({
      date: english.date,
      version: english.version,
      kind: english.kind,
    });
    expect(blocks.map(outlineOf)).toEqual(english.blocks.map(outlineOf));
  });
});

const texts = legalDocumentIds.flatMap((id) =>
  documentLanguages(id).map((language) => [id, language] as const),
);

test.each(texts)('%s in %s is called the same in the text and in the list', (id, language) => {
  const { title, subject } = documentText(id, language);
  const item = wordsOf(language, 'legal-documents')(`items.${id}`, { returnObjects: true });
  expect(item).toEqual({ title, subject });
});

test.each(texts)('%s in %s types no figure of a condition by hand', (id, language) => {
  const { title, subject, blocks } = documentText(id, language);
  const blockTexts = blocks.map((block) =>
    'title' in block
      ? block.title
      : inlinesOf(block)
          .map((inline) => inline.text)
          .join(''),
  );
  const found = [title, subject, ...blockTexts].flatMap((text) =>
    typedFigures(text.replaceAll(/⟦[^⟧]*⟧/gu, '\0'), language),
  );
  expect(found).toEqual([]);
});

describe('links to pages', () => {
  const targets = [
    ...new Map(
      legalDocumentIds
        .flatMap((id) => documentText(id, 'en').blocks.flatMap(inlinesOf))
        .flatMap((inline) =>
          inline.kind === 'page-link' ? [[targetOf(inline), inline] as const] : [],
        ),
    ).entries(),
  ];
  const idsOn = new Map<RouteName, string[]>();
  beforeAll(() => {
    for (const [, { route }] of targets) {
      const { html } = renderPage(route, 'en', fakeRenderContext({ documents: fakeDocuments }));
      idsOn.set(
        route,
        [...html.matchAll(/ id="([^"]*)"/gu)].map(([, id = '']) => id),
      );
    }
  });

  test.each(targets)('%s leads to a page and, on it, to a place', (_, { route, fragment }) => {
    expect(idsOn.get(route)).toBeDefined();
    if (fragment !== undefined) expect(idsOn.get(route)).toContain(fragment);
  });
});
