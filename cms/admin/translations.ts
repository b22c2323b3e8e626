import { cellProblemTexts } from '../../core/domain/cell-format.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { textProblemTexts } from '../../core/words/check-text.ts';
import ar from './admin.ar.json' with { type: 'json' };
import ownEnglish from './admin.en.json' with { type: 'json' };
import zh from './admin.zh.json' with { type: 'json' };

const en = { ...ownEnglish, ...cellProblemTexts, ...textProblemTexts };
export type TranslationKey = keyof typeof en;

/**
 * The words of our own parts of the admin, `t('cms:…')`. Problems have theirs by their kind; that of a specification is the end of
 * a sentence that names its row and column.
 */
export const translations = {
  en: { cms: en },
  zh: { cms: zh },
  ar: { cms: ar },
} satisfies Record<string, { cms: Record<TranslationKey, string> }>;

/** The languages of the admin's own words. Content has the languages of the site (core/domain/languages.ts). */
export type AdminLanguage = keyof typeof translations;
export const adminLanguages = keysOf(translations);

/** Our own words on the server, in the language of the admin. The framework's type knows only its own keys. */
export const translate = (
  { t }: { t: unknown },
  key: TranslationKey,
  values?: Record<string, unknown>,
): string => (t as (key: string, values?: object) => string)(`cms:${key}`, values);
