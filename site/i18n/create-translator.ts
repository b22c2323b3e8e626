import i18next, { type i18n } from 'i18next';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { claims, type Claim, type ClaimName } from '../facts/claims.ts';
import { brandVariables, withoutDoubleStops } from './brand-words.ts';
import { isContentPlaceholder, lazy } from './content-variables.ts';
import { formatClaim, formatDate, formatNumber } from './format.ts';

/** The claims as values of placeholders. Reading one calls `onClaim`. */
const claimVariables = (
  onClaim: (claim: ClaimName) => void,
  format: (claim: Claim) => string | undefined,
): object =>
  lazy(keysOf(claims), (name) => {
    onClaim(name);
    return format(claims[name]);
  });

/** @param contentValues the values of placeholders that come from the content (`content-variables.ts`) */
export const interpolation = (
  language: LanguageCode,
  onClaim: (claim: ClaimName) => void,
  contentValues: object = {},
) => ({
  escapeValue: false, // React escapes
  // An editor's '$t(…)' is text. A clone replaces the defaults of i18next, where this is one.
  skipOnVariables: true,
  defaultVariables: {
    brand: brandVariables(language),
    /** '1,000+' */
    claim: claimVariables(onClaim, ({ value }) => formatClaim(value, language)),
    /** '1,000', for a sentence that says "more than" itself. */
    claimNumber: claimVariables(onClaim, ({ value }) =>
      value.kind === 'count' ? formatNumber(value.value, language) : undefined,
    ),
    /** 'January 2026': the month of its source. */
    claimMonth: claimVariables(onClaim, ({ asOf }) =>
      formatDate(`${asOf}-01`, language, { year: 'numeric', month: 'long' }),
    ),
    ...contentValues,
  },
});

/** Never broken between two lines: a '5' that begins one would be read as the number of an item. */
const platform = 'MetaTrader 5';

/**
 * A translator of words by namespace, which throws when a missing key or a placeholder without a value is used, except that a
 * figure which the content does not state leaves its placeholder in the text. It is
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
      [language]: JSON.parse(
        withoutDoubleStops(JSON.stringify(words)).replaceAll(
          platform,
          platform.replace(' ', '\u00A0'),
        ),
      ) as typeof words,
    },
    interpolation: interpolation(language, () => {}),
    parseMissingKeyHandler: (key: string) => {
      throw new Error(`There are no words for '${key}' in '${language}'`);
    },
    missingInterpolationHandler: (text: string, [placeholder]: RegExpExecArray) => {
      // Texts that contain it are left out (`known.ts`).
      if (isContentPlaceholder(placeholder)) return placeholder;
      throw new Error(`No value for ${placeholder} in '${text}' (${language})`);
    },
  } as Parameters<typeof translator.init>[0]);
  return translator;
}
