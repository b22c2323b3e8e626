import i18next, { type Namespace, type TFunction } from 'i18next';
import { brand } from '../facts/brand.ts';
import { claims, type ClaimName } from '../facts/claims.ts';
import { isLanguageCode, languageCodes, type LanguageCode } from '../../contract/languages.ts';
import { formatClaim, isolate } from './format.ts';

/**
 * The site's words: `<folder>/<namespace>.<language>.json`, one namespace a folder. A folder types its own words
 * where it uses them (`declare module 'i18next' { interface ResourceNamespaceMap { … } }`), from the English file.
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

/** Claims as variables of every text; reading one tells `onUse`, so that a page's claims can be checked against the register. */
function claimVariables(
  language: LanguageCode,
  onUse: (claim: ClaimName) => void,
): Record<string, string> {
  const variables = {};
  for (const [name, claim] of Object.entries(claims)) {
    Object.defineProperty(variables, name, {
      enumerable: true,
      get: () => {
        onUse(name as ClaimName);
        return formatClaim(claim.value, language);
      },
    });
  }
  return variables;
}

/** Brand names stand in Latin script in every language. */
function brandVariables(language: LanguageCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(brand).map(([name, value]) => [name, isolate(String(value), language)]),
  );
}

let claimListener: (claim: ClaimName) => void = () => {};

function createTranslator(language: LanguageCode) {
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
    interpolation: {
      escapeValue: false, // React escapes
      defaultVariables: {
        brand: brandVariables(language),
        claim: claimVariables(language, (claim) => claimListener(claim)),
      },
    },
    parseMissingKeyHandler: (key: string) => {
      throw new Error(`There are no words for '${key}' in '${language}'`);
    },
    missingInterpolationHandler: (text: string, [placeholder]: RegExpExecArray) => {
      throw new Error(`No value for ${placeholder} in '${text}' (${language})`);
    },
  } as Parameters<typeof translator.init>[0]);
  return translator;
}

const translators = new Map(
  languageCodes.map((language) => [language, createTranslator(language)]),
);

/** Typed words of one namespace in one language. @throws at use when a key or a placeholder's value is missing. */
export function wordsOf<Words extends Namespace>(
  language: LanguageCode,
  namespace: Words,
): TFunction<Words> {
  const translator = translators.get(language);
  if (!translator) throw new Error(`There is no language '${language}'`);
  return translator.getFixedT(language, namespace) as TFunction<Words>;
}

/** Runs `render` and tells which claims its texts showed. */
export function collectClaims<Result>(render: () => Result): {
  result: Result;
  claims: ReadonlySet<ClaimName>;
} {
  const used = new Set<ClaimName>();
  const outer = claimListener;
  claimListener = (claim) => used.add(claim);
  try {
    return { result: render(), claims: used };
  } finally {
    claimListener = outer;
  }
}
