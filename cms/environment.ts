import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../core/util/error-message.ts';
import { OperatorError } from '../core/util/operator-error.ts';
import { fileSettingOf, readSecretFiles } from '../core/util/secret-files.ts';
import { minSecretLength, readCmsSettings, secretSettings, type CmsSettings } from './settings.ts';

/** Puts secrets whose `…_FILE` is set into this process's environment; the files are relative to the repository. @throws {OperatorError} */
function takeSecretsFromFiles(): void {
  const complete = readSecretFiles(process.env, secretSettings, (file) =>
    readFileSync(path.resolve('..', file)),
  );
  for (const name of secretSettings) {
    delete process.env[fileSettingOf(name)];
    const value = complete[name];
    if (value !== undefined) process.env[name] = value;
  }
}

/**
 * The key that signs logins and encrypts reader tokens: PAYLOAD_SECRET, or one that is generated once and stored in the data
 * folder, readable by its owner only. @throws {OperatorError} if that file is damaged
 */
export function readOrCreateSecret({ secret, dataFolder }: CmsSettings): string {
  if (secret) return secret;
  const file = path.join(dataFolder, 'payload-secret');
  if (!existsSync(file))
    // `wx`: a secret that another process has just written is not replaced.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  const stored = readFileSync(file, 'utf8').trim();
  if (stored.length < minSecretLength)
    throw new OperatorError(
      `${file} holds no secret: restore it from a backup, or delete it and create new reader tokens`,
    );
  return stored;
}

/** The settings, with the data folder created and PAYLOAD_SECRET set for this process. @throws {OperatorError} */
export function prepareEnvironment(): CmsSettings {
  takeSecretsFromFiles();
  const settings = readCmsSettings(process.env);
  try {
    mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 });
    process.env['PAYLOAD_SECRET'] = readOrCreateSecret(settings);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `CMS_DATA_FOLDER='${settings.dataFolder}' cannot be used: ${messageOf(error)}`,
    );
  }
  return settings;
}
