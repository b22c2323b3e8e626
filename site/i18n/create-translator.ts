import i18next, { type i18n } from 'i18next';
import type { LanguageCode } from '../../contract/languages.ts';
import { keysOf } from '../../contract/map-keys.ts';
import { claims, type ClaimName } from '../facts/claims.ts';
import { brandVariables, withoutDoubleStops } from './brand-words.ts';
import { formatClaim } from './format.ts';

/** The claims as values of placeholders: `{{claim.insurance}}`. Reading one calls `onClaim`. */
function claimVariables(
  language: LanguageCode,
  onClaim: (claim: ClaimName) => void,
): Record<string, string> {
  const variables = {};
  for (const name of keysOf(claims)) {
    Object.defineProperty(variables, name, {
      enumerable: true,
      get: () => {
        onClaim(name);
        return formatClaim(claims[name].value, language);
      },
    });
  }
  return variables;
}

/** @param contentValues the values of placeholders that come from the content (`content-variables.ts`) */
export const interpolation = (
  language: LanguageCode,
  onClaim: (claim: ClaimName) => void,
  contentValues: object = {},
) => ({
  escapeValue: false, // React escapes
  defaultVariables: {
    brand: brandVariables(language),
    claim: claimVariables(language, onClaim),
    ...contentValues,
  },
});

/**
 * A translator of words by namespace, which throws when a missing key or a placeholder without a value is used. It is
 * separate from the words because `translator.ts` lets Vite collect them, and the browser tests run outside Vite.
 */
export function createTranslator(
  language: LanguageCode,
  words: Readonly<Record<string, Record<string, unknown>>>,
): i18n {
  const translator = i18next.createInstance();
  void translator.init({
    initAsync: false,
    showSupportNotice: false,
    lng: language,
    ns: Object.keys(words),
    resources: {
      [language]: JSON.parse(withoutDoubleStops(JSON.stringify(words))) as typeof words,
    },
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
