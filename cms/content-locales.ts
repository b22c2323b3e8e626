import { defaultContentLocale, languages } from '../core/domain/languages.ts';
import { mapKeys } from '../core/util/map-keys.ts';
import { adminLanguages } from './admin/admin-language.ts';

/** The languages of content, as the framework's configuration lists them: the default one first. */
export const contentLocales = languages
  .map(({ code, nativeName, direction }) => ({
    code,
    label: mapKeys(
      adminLanguages,
      (language) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? nativeName,
    ),
    rtl: direction === 'rtl',
  }))
  .toSorted(
    (a, b) => Number(b.code === defaultContentLocale) - Number(a.code === defaultContentLocale),
  );
