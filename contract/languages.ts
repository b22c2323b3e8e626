/** The languages of the site. Adding one: see "Add a language" in CONTRIBUTING.md. */
export const languages = [
  {
    code: 'zh',
    label: 'Chinese',
    nativeName: '中文',
    countryCode: 'CN',
    countryName: 'China',
    direction: 'ltr',
  },
  {
    code: 'en',
    label: 'English',
    nativeName: 'English',
    countryCode: 'GB',
    countryName: 'United Kingdom',
    direction: 'ltr',
  },
  {
    code: 'ar',
    label: 'Arabic',
    nativeName: 'العربية',
    countryCode: 'SA',
    countryName: 'Saudi Arabia',
    direction: 'rtl',
  },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];

export const languageCodes = languages.map((language) => language.code);

/** @throws when the code is not one of the site's languages: callers parse outside input with `isLanguageCode` first. */
export function languageByCode(code: LanguageCode): Language {
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`There is no language '${code}'`);
  return language;
}

export function isLanguageCode(value: string): value is LanguageCode {
  return languages.some((language) => language.code === value);
}
