import type { i18n, Namespace, TFunction } from 'i18next';
import { mapLanguages, type LanguageCode } from '../../core/domain/languages.ts';
import type { ClaimName } from '../facts/claims.ts';
import { contentVariables, type ContentForWords } from './content-variables.ts';
import { createTranslator, interpolation } from './create-translator.ts';
import { wordFiles } from './word-files.ts';

const translators = mapLanguages((language) =>
  createTranslator(
    language,
    Object.fromEntries(
      wordFiles
        .filter((file) => file.language === language)
        .map((file) => [file.namespace, file.content]),
    ),
  ),
);

/** The words of one language, by namespace. They throw when a missing key or a placeholder without a value is used. */
export type LanguageWords = <Words extends Namespace>(namespace: Words) => TFunction<Words>;

const fixedTo =
  (translator: i18n, language: LanguageCode): LanguageWords =>
  <Words extends Namespace>(namespace: Words): TFunction<Words> =>
    translator.getFixedT(language, namespace);

/** The words with the figures of the content. @param onClaim called with every claim that a text shows */
export function trackedWords(
  language: LanguageCode,
  content: ContentForWords,
  onClaim: (claim: ClaimName) => void = () => {},
): LanguageWords {
  const classNames = wordsOf(language, 'instruments')('classesInSentence', { returnObjects: true });
  return fixedTo(
    translators[language].cloneInstance({
      interpolation: interpolation(
        language,
        onClaim,
        contentVariables(language, content, classNames),
      ),
    }),
    language,
  );
}

/** The words of one language that name no figure of the content. */
export const wordsIn = (language: LanguageCode): LanguageWords =>
  fixedTo(translators[language], language);

/** The words of one namespace in one language, outside a page's rendering. */
export const wordsOf = <Words extends Namespace>(
  language: LanguageCode,
  namespace: Words,
): TFunction<Words> => wordsIn(language)(namespace);
