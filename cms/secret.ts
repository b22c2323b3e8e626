import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CmsSettingError, minSecretLength, type CmsSettings } from './settings.ts';

/**
 * The key that signs logins and encrypts reader tokens: PAYLOAD_SECRET, or one that is generated once and kept in the data
 * folder, readable by its owner only. @throws {CmsSettingError} with Postgres and no PAYLOAD_SECRET
 */
export function readOrCreateSecret({ secret, database, dataFolder }: CmsSettings): string {
  if (secret) return secret;
  if (database.kind === 'postgres') {
    // A file would be lost with its machine, and every reader token with it; and replicas must share the secret.
    throw new CmsSettingError(
      `PAYLOAD_SECRET is missing: with Postgres, set it to ${minSecretLength} random characters or more, the same wherever the CMS runs`,
    );
  }
  const file = path.join(dataFolder, 'payload-secret');
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    // 'wx' never overwrites: a second process reads what the first one wrote.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, 0o600);
  const stored = readFileSync(file, 'utf8').trim();
  if (stored.length < minSecretLength)
    throw new CmsSettingError(
      `${file} holds no secret: restore it from a backup, or delete it and create new reader tokens`,
    );
  return stored;
}
