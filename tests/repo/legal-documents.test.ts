import { isTag, type Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { documentIn } from '../../site/documents/document-texts.ts';
import { legalDocumentIds, type LegalDocumentId } from '../../site/documents/legal-documents.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { typedFigures } from './typed-figures.ts';

/** The text in blocks, with its placeholders left visible. */
function documentText(id: LegalDocumentId, language: LanguageCode) {
  const { opening, sections, ...facts } = documentIn(id, language, {
    valueOf: (placeholder) => `{{${placeholder}}}`,
    pageLink: (text, route, fragment) => `<a href="${route}#${fragment}">${text}</a>`,
    wideHead: '',
  });
  const html = opening + sections.map((section) => section.html).join('');
  return { ...facts, blocks: parseDocument(html).children.filter(isTag) };
}

/** A block without its language: a translation keeps its elements, placeholders, figures, links and defined terms, in any order. */
function outlineOf(block: Element): string[] {
  const text = DomUtils.textContent(block);
  return [
    ...(text.match(/\{\{[^}]*\}\}/g) ?? []),
    ...(text.replaceAll(/\{\{[^}]*\}\}/g, '').match(/\d+(?:[.,:]\d+)*/g) ?? []),
    ...[block, ...DomUtils.getElementsByTagName('*', block.children)].flatMap((element) => [
      element.name,
      ...Object.values(element.attribs),
      ...(element.name === 'code' ? [DomUtils.textContent(element)] : []),
    ]),
  ].toSorted();
}

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
    for (const number of DomUtils.getElementsByClassName('number soft', blocks))
      DomUtils.removeElement(number);
    const texts = blocks.map((block) => DomUtils.textContent(block));
    expect([title, subject, ...texts].flatMap(typedFigures)).toEqual([]);
  });
});
