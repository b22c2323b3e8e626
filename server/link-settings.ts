import type { LinkSettings } from '../site/i18n/links.ts';
import type { Settings } from './settings.ts';

/** Where links lead under these settings. Without a client portal they lead to the built-in page. */
export function linkSettingsOf(settings: Settings): LinkSettings {
  return {
    publicOrigin: settings.publicOrigin,
    defaultLanguage: settings.defaultLanguage,
    portalRegister: settings.portal?.register ?? '/portal/register',
    portalLogin: settings.portal?.login ?? '/portal/login',
  };
}
