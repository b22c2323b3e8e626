import { isLanguageCode, type LanguageCode } from '../../core/domain/languages.ts';
import { parseDocument, type ParsedDocument, type PlaceholderValue } from './parse-document.ts';

/** The texts by path: `<id>.md` in English, `<id>.<language>.md` its translation. */
const textByPath = import.meta.glob<string>('/content/documents/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const fileName = (id: string, language: LanguageCode): string =>
  language === 'en' ? `${id}.md` : `${id}.${language}.md`;

interface ShownDocument extends ParsedDocument {
  /** English where the text has no translation: a language that was just added. */
  language: LanguageCode;
}

/** @throws naming the file, for a text that cannot be shown */
export function documentIn(
  id: string,
  language: LanguageCode,
  valueOf: (language: LanguageCode) => PlaceholderValue,
): ShownDocument {
  const shown = `/content/documents/${fileName(id, language)}` in textByPath ? language : 'en';
  const name = fileName(id, shown);
  const text = textByPath[`/content/documents/${name}`];
  if (text === undefined) throw new Error(`content/documents/${name} is missing`);
  return { ...parseDocument(name, text, valueOf(shown)), language: shown };
}

/** The languages of a document's text. */
export const documentLanguages = (id: string): LanguageCode[] =>
  Object.keys(textByPath).flatMap((path) => {
    const [name, language = 'en'] = path.slice(path.lastIndexOf('/') + 1, -'.md'.length).split('.');
    return name === id && isLanguageCode(language) ? [language] : [];
  });
