import type { LanguageCode } from '../../core/domain/languages.ts';
import { parseDocument, type ParsedDocument, type PlaceholderValue } from './parse-document.ts';

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
  valueOf: PlaceholderValue,
): ParsedDocument {
  const name = language === 'en' ? `${id}.md` : `${id}.${language}.md`;
  const text = textByPath[`/content/documents/${name}`];
  if (text === undefined) throw new Error(`content/documents/${name} is missing`);
  return parseDocument(name, text, valueOf);
}
