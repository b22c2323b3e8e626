import { languages, type LanguageCode } from '../contract/languages.ts';
import { languageLabels } from './collections/labels.ts';

/** The language in which required texts must be filled in; others fall back to it. */
export const defaultLocale = 'en' satisfies LanguageCode;

/** The languages of content, as the framework's configuration lists them: the default one first. */
export const contentLocales = languages
  .map(({ code, nativeName, direction }) => ({
    code,
    label: languageLabels[code] ?? nativeName,
    rtl: direction === 'rtl',
  }))
  .toSorted((a, b) => Number(b.code === defaultLocale) - Number(a.code === defaultLocale));
