import { mkdirSync } from 'node:fs';
import { messageOf } from '../contract/error-message.ts';
import { readOrCreateSecret } from './secret.ts';
import { CmsSettingError, readCmsSettings, type CmsSettings } from './settings.ts';

/** The first line of an error's message. */
export const formatReason = (error: unknown): string => messageOf(error).split('\n', 1)[0]!;

/** The settings, with the data folder created and PAYLOAD_SECRET set for this process. @throws {CmsSettingError} */
export function prepareEnvironment(): CmsSettings {
  const settings = readCmsSettings(process.env);
  try {
    mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 });
    process.env['PAYLOAD_SECRET'] = readOrCreateSecret(settings);
  } catch (error) {
    if (error instanceof CmsSettingError) throw error;
    throw new CmsSettingError(
      `CMS_DATA_FOLDER='${settings.dataFolder}' cannot be used: ${formatReason(error)}`,
    );
  }
  return settings;
}
