import { mkdirSync } from 'node:fs';
import { secretOf } from './secret.ts';
import { CmsSettingError, readCmsSettings, type CmsSettings } from './settings.ts';

/** In one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!;

/** Settings with the secret in its place, for this process and what it loads. @throws {CmsSettingError} */
export function prepareEnvironment(): CmsSettings {
  const settings = readCmsSettings(process.env);
  try {
    mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 });
    process.env['PAYLOAD_SECRET'] = secretOf(settings);
  } catch (error) {
    if (error instanceof CmsSettingError) throw error;
    throw new CmsSettingError(
      `CMS_DATA_FOLDER='${settings.dataFolder}' cannot be used: ${reasonOf(error)}`,
    );
  }
  return settings;
}
