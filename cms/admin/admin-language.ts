/** The languages of the admin's own words. Content has the languages of the site (core/domain/languages.ts). */
export const adminLanguages = ['en', 'zh', 'ar'] as const;
export type AdminLanguage = (typeof adminLanguages)[number];

/** The value for the language of the admin; English for any other language. */
export function inAdminLanguage<Value>(
  values: Record<AdminLanguage, Value>,
  language: string | undefined,
): Value {
  return values[adminLanguages.find((candidate) => candidate === language) ?? 'en'];
}
