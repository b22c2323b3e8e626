import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { i18n, Namespace, TFunction } from 'i18next';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { createTranslator } from '../../site/i18n/create-translator.ts';

/** The words of one language, by namespace. Vite collects them for the site; tests that run outside it read the files. */
const readWords = (language: LanguageCode): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    globSync(`site/**/*.${language}.json`).map((file) => [
      path.basename(file, `.${language}.json`),
      JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>,
    ]),
  );

const translators = new Map<LanguageCode, i18n>();

/** Typed words of one namespace in one language, as `site/i18n/translator.ts` gives them to pages. */
export function wordsOf<Words extends Namespace>(
  language: LanguageCode,
  namespace: Words,
): TFunction<Words> {
  const translator = translators.get(language) ?? createTranslator(language, readWords(language));
  translators.set(language, translator);
  return translator.getFixedT(language, namespace) as TFunction<Words>;
}

/** The shell's visible words, by which tests find its parts. */
export const shellWords = (language: LanguageCode) => wordsOf(language, 'shell');
