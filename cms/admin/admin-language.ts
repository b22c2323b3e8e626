/** The languages of the admin's own words. Content has the languages of the site (core/domain/languages.ts). */
export const adminLanguages = ['en', 'zh', 'ar'] as const;
export type AdminLanguage = (typeof adminLanguages)[number];
