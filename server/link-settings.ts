import type { LinkSettings } from '../site/i18n/links.ts';
import { signupPath } from '../contract/api-paths.ts';
import { languageCodes } from '../contract/languages.ts';
import type { Settings } from './settings.ts';

/** Where the built-in pages are that take the place of a client portal. */
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

/**
 * The paths that lead to the portal: alone, and with the prefix of every language, as a reader of its pages may type them.
 * The portal itself has one form of each.
 */
export function portalRedirects(settings: Settings): { path: string; location: string }[] {
  const { portalLogin, portalRegister } = linkSettingsOf(settings);
  return ['', ...languageCodes.map((code) => `/${code}`)].flatMap((prefix) => [
    { path: `${prefix}/login`, location: portalLogin },
    { path: prefix + signupPath, location: portalRegister },
  ]);
}
