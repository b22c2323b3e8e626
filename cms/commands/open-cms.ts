import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { database } from '../database.ts';
import { prepareEnvironment, reasonOf } from '../environment.ts';
import { alone } from './alone.ts';
import { CommandError } from './command-error.ts';
import { migrate } from './prepare.ts';

/** The CMS as a library: database and collections, without the admin. @throws {CommandError} */
export async function openCms(): Promise<Payload> {
  const { database: chosen } = prepareEnvironment();
  // Loaded only now: it reads the settings, and holds the secret.
  const { default: config } = await import('../payload.config.ts');
  try {
    const db = database(chosen, process.cwd(), { transactions: true }) as SanitizedConfig['db'];
    return await getPayload({
      config: {
        ...(await config),
        db,
        logger: { options: { level: 'fatal' }, destination: process.stderr } as never,
      },
    });
  } catch (error) {
    const name = chosen.kind === 'postgres' ? 'the Postgres of DATABASE_URL' : chosen.file;
    throw new CommandError(`The database cannot be opened (${name}): ${reasonOf(error)}`);
  }
}

/** The same, on the schema of this version. */
export async function openMigrated(): Promise<Payload> {
  const payload = await openCms();
  await alone(payload, () => migrate(payload));
  return payload;
}
