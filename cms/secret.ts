import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CmsSettingError, minSecretLength, type CmsSettings } from './settings.ts';

/**
 * The key that signs logins and encrypts reader tokens: PAYLOAD_SECRET, or one that is generated once and kept in the data
 * folder, readable by its owner only. @throws {CmsSettingError} if that file is damaged
 */
export function readOrCreateSecret({ secret, dataFolder }: CmsSettings): string {
  if (secret) return secret;
  const file = path.join(dataFolder, 'payload-secret');
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  const stored = readFileSync(file, 'utf8').trim();
  if (stored.length < minSecretLength)
    throw new CmsSettingError(
      `${file} holds no secret: restore it from a backup, or delete it and create new reader tokens`,
    );
  return stored;
}
