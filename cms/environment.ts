import { mkdirSync, readFileSync } from 'node:fs';
import { messageOf } from '../core/util/error-message.ts';
import { fileSettingOf, readSecretFiles } from '../core/util/secret-files.ts';
import { resolveFromCaller } from './commands/caller.ts';
import { readOrCreateSecret } from './secret.ts';
import { CmsSettingError, readCmsSettings, secretSettings, type CmsSettings } from './settings.ts';

/** The first line of an error's message. */
export const formatReason = (error: unknown): string => messageOf(error).split('\n', 1)[0]!;

/** Puts secrets whose `…_FILE` is set into this process's environment, before anything reads it. @throws {CmsSettingError} */
export function takeSecretsFromFiles(): void {
  const complete = readSecretFiles(process.env, secretSettings, (file) =>
    readFileSync(resolveFromCaller(file)),
  );
  if (!complete.ok) throw new CmsSettingError(complete.problem);
  for (const name of secretSettings) {
    delete process.env[fileSettingOf(name)];
    const value = complete.value[name];
    if (value !== undefined) process.env[name] = value;
  }
}

/** The settings, with the data folder created and PAYLOAD_SECRET set for this process. @throws {CmsSettingError} */
export function prepareEnvironment(): CmsSettings {
  takeSecretsFromFiles();
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
