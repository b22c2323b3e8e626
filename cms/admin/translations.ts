import type { PayloadRequest } from 'payload';
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

/** Our own words on the server, in the language of the admin. The framework's type knows only its own keys. */
export const translate = (
  req: PayloadRequest,
  key: TranslationKey,
  values?: Record<string, unknown>,
): string => (req.t as (key: string, values?: object) => string)(`cms:${key}`, values);
