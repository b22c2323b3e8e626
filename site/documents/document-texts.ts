import type { LanguageCode } from '../../core/domain/languages.ts';
import { renderDocument, type DocumentMedium, type RenderedDocument } from './render-document.ts';

/** The texts by path: `<id>.md` in English, `<id>.<language>.md` its translation. */
const textByPath = import.meta.glob<string>('/content/documents/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** @throws naming the file, for a text that is missing or cannot be shown */
export function documentIn(
  id: string,
  language: LanguageCode,
  medium: DocumentMedium,
): RenderedDocument {
  const name = language === 'en' ? `${id}.md` : `${id}.${language}.md`;
  const text = textByPath[`/content/documents/${name}`];
  if (text === undefined) throw new Error(`content/documents/${name} is missing`);
  return renderDocument(name, text, medium);
}
