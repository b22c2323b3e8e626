import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { pathOf } from '../harness/paths.ts';
import { bothDirections, wordsOf } from '../harness/words.ts';

export const contactLanguages = languageCodes.map((language) => ({
  language,
  path: pathOf('contact', { language }),
}));

/** Those of the tests in a browser; the words of the others are tested without one. */
export const browserLanguages = contactLanguages.filter(({ language }) =>
  bothDirections.some((code) => code === language),
);

export const contactWords = (language: LanguageCode) => wordsOf(language, 'contact');
