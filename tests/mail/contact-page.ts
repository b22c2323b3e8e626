import { languageCodes, type LanguageCode } from '../../contract/languages.ts';
import { pathOf } from '../harness/paths.ts';
import { wordsOf } from '../harness/words.ts';

export const contactLanguages = languageCodes.map((language) => ({
  language,
  path: pathOf('contact', { language }),
}));

export const contactWords = (language: LanguageCode) => wordsOf(language, 'contact');
