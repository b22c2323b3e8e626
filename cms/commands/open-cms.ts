import type { Config, Payload, SanitizedConfig } from 'payload';
import { messageOf } from '../../core/util/error-message.ts';
import { OperatorError } from '../../core/util/operator-error.ts';
import { prepareEnvironment } from '../environment.ts';

/** Only what ends the program. */
const logger: Config['logger'] = { options: { level: 'fatal' }, destination: process.stderr };

/** The CMS as a library, without the admin, its database migrated to this version. @throws {OperatorError} */
export async function openCms(): Promise<Payload> {
  const { databaseFile } = prepareEnvironment();
  // Imported late: the config reads the settings, to which the secret has just been added, and the framework takes a second.
  const { default: config } = await import('../payload.config.ts');
  const { getPayload } = await import('payload');
  const payload = await getPayload({
    config: { ...(await config), logger } as SanitizedConfig,
  }).catch((error: unknown) => {
    throw new OperatorError(
      `The database cannot be opened (${databaseFile}): ${messageOf(error).split('\n', 1)[0]}`,
    );
  });
  payload.logger.level = 'error';
  await payload.db.migrate();
  return payload;
}
