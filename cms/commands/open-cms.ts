import { getPayload, type Config, type Payload, type SanitizedConfig } from 'payload';
import { database } from '../database.ts';
import { formatReason, prepareEnvironment } from '../environment.ts';
import { CommandError } from './command-error.ts';
import { migrate } from './prepare.ts';
import { withLock } from './with-lock.ts';

/** Only what ends the program. */
export const logger: Config['logger'] = {
  options: { level: 'fatal' },
  destination: process.stderr,
};

/** The CMS as a library: database and collections, without the admin. @throws {CommandError} */
export async function openCms(): Promise<Payload> {
  const { database: settings } = prepareEnvironment();
  // Imported late: the config reads the settings, to which the secret has just been added.
  const { default: config } = await import('../payload.config.ts');
  try {
    const db = database(settings, process.cwd(), { transactions: true }) as SanitizedConfig['db'];
    return await getPayload({
      config: { ...(await config), db, logger } as SanitizedConfig,
    });
  } catch (error) {
    const name = settings.kind === 'postgres' ? 'the Postgres of DATABASE_URL' : settings.file;
    throw new CommandError(`The database cannot be opened (${name}): ${formatReason(error)}`);
  }
}

/** The same, with the database migrated to this version. */
export async function openMigratedCms(): Promise<Payload> {
  const payload = await openCms();
  await withLock(payload, () => migrate(payload));
  return payload;
}
