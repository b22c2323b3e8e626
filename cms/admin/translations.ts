import type { AdminLanguage } from './admin-language.ts';
import ar from './admin.ar.json' with { type: 'json' };
import en from './admin.en.json' with { type: 'json' };
import zh from './admin.zh.json' with { type: 'json' };

export type TranslationKey = keyof typeof en;

/** The words of our own parts of the admin: `t('cms:…')`. */
export const translations: Record<AdminLanguage, { cms: Record<TranslationKey, string> }> = {
  en: { cms: en },
  zh: { cms: zh },
  ar: { cms: ar },
};
