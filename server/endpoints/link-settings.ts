import type { LinkSettings } from '../../site/i18n/links.ts';
import type { Settings } from '../settings/settings.ts';

/** Paths of the built-in stand-ins for a client portal. */
export const portalPaths = { register: '/portal/register', login: '/portal/login' } as const;

/** Where links lead under these settings. Without a client portal they lead to the built-in pages. */
export function linkSettingsOf(settings: Settings): LinkSettings {
  return {
    publicOrigin: settings.publicOrigin,
    defaultLanguage: settings.defaultLanguage,
    portalRegister: settings.portal?.register ?? portalPaths.register,
    portalLogin: settings.portal?.login ?? portalPaths.login,
  };
}
