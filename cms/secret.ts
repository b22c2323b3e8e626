import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
  if (!existsSync(file)) createOnce(file, randomBytes(32).toString('hex'));
  chmodSync(file, 0o600);
  const stored = readFileSync(file, 'utf8').trim();
  if (stored.length < minSecretLength)
    throw new CmsSettingError(
      `${file} holds no secret: restore it from a backup, or delete it and create new reader tokens`,
    );
  return stored;
}

/** Creates a file, complete from its first moment. If another process creates it at the same time, that one's text stays. */
function createOnce(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
