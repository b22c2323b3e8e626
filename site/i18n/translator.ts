import i18next, { type i18n, type Namespace, type TFunction } from 'i18next';
import { brand } from '../facts/brand.ts';
import { claims, type ClaimName } from '../facts/claims.ts';
import { mapLanguages, type LanguageCode } from '../../contract/languages.ts';
import { formatClaim, isolate } from './format.ts';
import { wordFiles } from './word-files.ts';

/** The claims as values of placeholders: `{{claim.insurance}}`. Reading one calls `onClaim`. */
function claimVariables(
  language: LanguageCode,
  onClaim: (claim: ClaimName) => void,
): Record<string, string> {
  const variables = {};
  for (const [name, claim] of Object.entries(claims)) {
    Object.defineProperty(variables, name, {
      enumerable: true,
      get: () => {
        onClaim(name as ClaimName);
        return formatClaim(claim.value, language);
      },
    });
  }
  return variables;
}

/** The brand's names are in Latin script in every language. */
function brandVariables(language: LanguageCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(brand).map(([name, value]) => [name, isolate(String(value), language)]),
  );
}

const interpolation = (language: LanguageCode, onClaim: (claim: ClaimName) => void) => ({
  escapeValue: false, // React escapes
  defaultVariables: { brand: brandVariables(language), claim: claimVariables(language, onClaim) },
});

function createTranslator(language: LanguageCode): i18n {
  const translator = i18next.createInstance();
  const resources = Object.fromEntries(
    wordFiles
      .filter((file) => file.language === language)
      .map((file) => [file.namespace, file.content]),
  );
  void translator.init({
    initAsync: false,
    showSupportNotice: false,
    lng: language,
    ns: Object.keys(resources),
    resources: { [language]: resources },
    interpolation: interpolation(language, () => {}),
    parseMissingKeyHandler: (key: string) => {
      throw new Error(`There are no words for '${key}' in '${language}'`);
    },
    missingInterpolationHandler: (text: string, [placeholder]: RegExpExecArray) => {
      throw new Error(`No value for ${placeholder} in '${text}' (${language})`);
    },
  } as Parameters<typeof translator.init>[0]);
  return translator;
}

const translators = mapLanguages(createTranslator);

/** The words of one language, by namespace. They throw when a missing key or a placeholder without a value is used. */
export type LanguageWords = <Words extends Namespace>(namespace: Words) => TFunction<Words>;

const fixedTo =
  (translator: i18n, language: LanguageCode): LanguageWords =>
  <Words extends Namespace>(namespace: Words): TFunction<Words> =>
    translator.getFixedT(language, namespace);

/** The words for one rendering. @param onClaim called with every claim that a text shows */
export const trackedWords = (
  language: LanguageCode,
  onClaim: (claim: ClaimName) => void,
): LanguageWords =>
  fixedTo(
    translators[language].cloneInstance({ interpolation: interpolation(language, onClaim) }),
    language,
  );

/** The words of one language, outside a page's rendering. */
export const wordsIn = (language: LanguageCode): LanguageWords =>
  fixedTo(translators[language], language);

/** The words of one namespace in one language, outside a page's rendering. */
export const wordsOf = <Words extends Namespace>(
  language: LanguageCode,
  namespace: Words,
): TFunction<Words> => wordsIn(language)(namespace);
