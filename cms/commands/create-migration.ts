import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPayload } from 'payload';
import { readCmsSettings } from '../settings.ts';
import { CommandError } from './command-error.ts';

/** Writes what is missing between the last migration of a folder and the collections, for the database of the settings. */
export async function createMigration(name: string | undefined, into?: string): Promise<void> {
  if (!name || !/^[a-z][a-z0-9-]*$/.test(name))
    throw new CommandError(
      'A name for the migration, please: npm run cms -- create-migration add-a-field',
    );
  const { database } = readCmsSettings(process.env);
  process.env['PAYLOAD_SECRET'] ??= 'nothing is signed or kept while a migration is written';
  const { default: config } = await import('../payload.config.ts');
  const payload = await getPayload({ config, disableDBConnect: true });
  const folder = into ?? path.resolve(import.meta.dirname, '../migrations', database.kind);
  payload.db.migrationDir = folder;
  payload.logger.level = 'error';
  await payload.db.createMigration({
    migrationName: name,
    payload,
    skipEmpty: true,
    forceAcceptWarning: false,
  });
  // Files are found by name; the list that the framework writes beside them is not used.
  rmSync(path.join(folder, 'index.ts'), { force: true });
  for (const file of globSync('*.ts', { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    // Types must say that they are, or Node looks for them.
    writeFileSync(
      path.join(folder, file),
      text.replace(
        'import { MigrateUpArgs, MigrateDownArgs, sql }',
        'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
      ),
    );
  }
}
