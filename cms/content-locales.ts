import { defaultContentLocale, languages } from '../core/domain/languages.ts';
import { languageLabels } from './collections/labels.ts';

/** The languages of content, as the framework's configuration lists them: the default one first. */
export const contentLocales = languages
  .map(({ code, nativeName, direction }) => ({
    code,
    label: languageLabels[code] ?? nativeName,
    rtl: direction === 'rtl',
  }))
  .toSorted(
    (a, b) => Number(b.code === defaultContentLocale) - Number(a.code === defaultContentLocale),
  );
