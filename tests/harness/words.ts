import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import i18next, { type Namespace, type TFunction } from 'i18next';
import type { LanguageCode } from '../../contract/languages.ts';
import { brand } from '../../site/facts/brand.ts';
import { claims } from '../../site/facts/claims.ts';
import { formatClaim, isolate } from '../../site/i18n/format.ts';

/**
 * The site's words for tests that run outside Vite, where `site/i18n/translator.ts` cannot be loaded: the same files, the
 * same values in their placeholders.
 */
function createTranslator(language: LanguageCode) {
  const translator = i18next.createInstance();
  const files = globSync(`site/**/*.${language}.json`);
  void translator.init({
    initAsync: false,
    showSupportNotice: false,
    lng: language,
    resources: {
      [language]: Object.fromEntries(
        files.map((file) => [
          path.basename(file).split('.')[0],
          JSON.parse(readFileSync(file, 'utf8')),
        ]),
      ),
    },
    interpolation: {
      escapeValue: false,
      defaultVariables: {
        brand: Object.fromEntries(
          Object.entries(brand).map(([name, value]) => [name, isolate(String(value), language)]),
        ),
        claim: Object.fromEntries(
          Object.entries(claims).map(([name, { value }]) => [name, formatClaim(value, language)]),
        ),
      },
    },
    parseMissingKeyHandler: (key: string) => {
      throw new Error(`There are no words for '${key}' in '${language}'`);
    },
  } as Parameters<typeof translator.init>[0]);
  return translator;
}

const translators = new Map<LanguageCode, ReturnType<typeof createTranslator>>();

/** Typed words of one namespace in one language, as `site/i18n/translator.ts` gives them to pages. */
export function wordsOf<Words extends Namespace>(
  language: LanguageCode,
  namespace: Words,
): TFunction<Words> {
  const translator = translators.get(language) ?? createTranslator(language);
  translators.set(language, translator);
  return translator.getFixedT(language, namespace) as TFunction<Words>;
}

/** The shell's visible words, by which tests find its parts. */
export const shellWords = (language: LanguageCode) => wordsOf(language, 'shell');

/** Both reading directions, for behaviour that depends on them. */
export const bothDirections = ['en', 'ar'] as const;
