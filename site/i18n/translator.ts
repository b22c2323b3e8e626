import i18next, { type i18n, type Namespace, type TFunction } from 'i18next';
import { brand } from '../facts/brand.ts';
import { claims, type ClaimName } from '../facts/claims.ts';
import {
  isLanguageCode,
  languageCodes,
  mapLanguages,
  type LanguageCode,
} from '../../contract/languages.ts';
import { formatClaim, isolate } from './format.ts';

/**
 * The site's words: `<folder>/<namespace>.<language>.json`. A folder types its own words where it uses them
 * (`declare module 'i18next' { interface ResourceNamespaceMap { … } }`), from the English file.
 */
const wordFiles = import.meta.glob<Record<string, unknown>>('/site/**/*.*.json', {
  eager: true,
  import: 'default',
});

interface WordFile {
  /** Path from the repository's root, for messages. */
  file: string;
  namespace: string;
  language: LanguageCode;
  content: Record<string, unknown>;
}

export const words: WordFile[] = Object.entries(wordFiles).map(([path, content]) => {
  const file = path.slice(1);
  const [namespace = '', language = ''] = file.slice(file.lastIndexOf('/') + 1).split('.');
  if (!isLanguageCode(language))
    throw new Error(`${file}: '${language}' is not a language of contract/languages.ts`);
  return { file, namespace, language, content };
});

/** The word files that the table of languages asks for and nobody wrote, by their paths. */
function missingWordFiles(): string[] {
  const files = new Set(words.map(({ file }) => file));
  const wanted = words.flatMap(({ file, language }) =>
    languageCodes.map((code) => file.replace(`.${language}.json`, `.${code}.json`)),
  );
  return [...new Set(wanted)].filter((file) => !files.has(file));
}

const missing = missingWordFiles();
if (missing.length > 0) throw new Error(`Word files are missing: ${missing.join(', ')}`);

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

const silent = (): void => {};

const interpolation = (language: LanguageCode, onClaim: (claim: ClaimName) => void) => ({
  escapeValue: false, // React escapes
  defaultVariables: { brand: brandVariables(language), claim: claimVariables(language, onClaim) },
});

function createTranslator(language: LanguageCode): i18n {
  const translator = i18next.createInstance();
  const resources = Object.fromEntries(
    words
      .filter((file) => file.language === language)
      .map((file) => [file.namespace, file.content]),
  );
  void translator.init({
    initAsync: false,
    showSupportNotice: false,
    lng: language,
    ns: Object.keys(resources),
    resources: { [language]: resources },
    interpolation: interpolation(language, silent),
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

/** The words of one language, by namespace. They throw at use when a key or a placeholder's value is missing. */
export type LanguageWords = <Words extends Namespace>(namespace: Words) => TFunction<Words>;

const fixedTo =
  (translator: i18n, language: LanguageCode): LanguageWords =>
  <Words extends Namespace>(namespace: Words) =>
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
