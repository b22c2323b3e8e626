import { mkdirSync } from 'node:fs';
import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { database } from '../database.ts';
import { secretOf } from '../secret.ts';
import { CmsSettingError, readCmsSettings, type CmsSettings } from '../settings.ts';

/** A command cannot go on; the message is one line. */
export class CommandError extends Error {}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!;

/** Settings with the secret in its place, for this process and what it loads. @throws {CmsSettingError} */
export function prepareEnvironment(): CmsSettings {
  const settings = readCmsSettings(process.env);
  try {
    mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 });
    process.env['PAYLOAD_SECRET'] = secretOf(settings);
  } catch (error) {
    if (error instanceof CmsSettingError) throw error;
    throw new CmsSettingError(`CMS_DATA_FOLDER='${settings.dataFolder}' cannot be used: ${reasonOf(error)}`);
  }
  return settings;
}

/** The CMS as a library: database and collections, without the admin. @throws {CommandError} */
export async function openCms(): Promise<Payload> {
  const { database: chosen } = prepareEnvironment();
  // Loaded only now: it reads the settings, and holds the secret.
  const { default: config } = await import('../payload.config.ts');
  try {
    const db = database(chosen, process.cwd(), { transactions: true }) as SanitizedConfig['db'];
    return await getPayload({ config: { ...(await config), db, logger: { options: { level: 'fatal' }, destination: process.stderr } as never } });
  } catch (error) {
    const name = chosen.kind === 'postgres' ? 'the Postgres of DATABASE_URL' : chosen.file;
    throw new CommandError(`The database cannot be opened (${name}): ${reasonOf(error)}`);
  }
}
