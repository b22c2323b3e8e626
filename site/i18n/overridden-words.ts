import { mapLanguages, type LanguageCode } from '../../core/domain/languages.ts';
import { putText, replaceableTexts } from '../../core/words/word-texts.ts';
import { wordFiles } from './word-files.ts';

type Words = Readonly<Record<string, Record<string, unknown>>>;

/** The words of a language by namespace, as the repository has them. */
export const defaultWords = (language: LanguageCode): Words =>
  Object.fromEntries(
    wordFiles
      .filter((file) => file.language === language)
      .map(({ namespace, content }) => [namespace, content]),
  );

/** The texts that editors may replace, by `<namespace>:<key>`. */
export const defaultTexts = mapLanguages(
  (language): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(defaultWords(language)).flatMap(([namespace, words]) =>
        replaceableTexts(namespace, words),
      ),
    ),
);

/** The words with an editor's texts in their places. @param texts by keys of `defaultTexts` */
export function overriddenWords(
  language: LanguageCode,
  texts: Readonly<Record<string, string>>,
): Words {
  const words = structuredClone(defaultWords(language));
  for (const [key, text] of Object.entries(texts)) putText(words, key, text);
  return words;
}
