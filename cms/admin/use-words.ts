import { useTranslation } from '@payloadcms/ui';
import type { TranslationKey } from './translations.ts';

/** Our own words in a client component of the admin. */
export function useWords() {
  const { t, i18n } = useTranslation<object, `cms:${TranslationKey}`>();
  return {
    t: (key: TranslationKey, values?: Record<string, unknown>): string => t(`cms:${key}`, values),
    language: i18n.language,
  };
}
