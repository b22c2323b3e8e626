import type { LinkSettings } from '../site/i18n/links.ts';
import type { Settings } from './settings.ts';

/** Where links lead under these settings; without a portal its built-in stand-in opens. */
export function linkSettingsOf(settings: Settings): LinkSettings {
  return {
    publicOrigin: settings.publicOrigin,
    defaultLanguage: settings.defaultLanguage,
    portalRegister: settings.portal?.register ?? '/portal/register',
    portalLogin: settings.portal?.login ?? '/portal/login',
  };
}
