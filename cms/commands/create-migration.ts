import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPayload } from 'payload';
import { CommandError } from './command-error.ts';

/** Writes a migration from the last one of a folder to the current collections; nothing if the schema is unchanged. */
export async function createMigration(
  name: string | undefined,
  folder = path.resolve(import.meta.dirname, '../migrations'),
): Promise<void> {
  if (!name || !/^[a-z][a-z0-9-]*$/.test(name))
    throw new CommandError(
      'Specify a name for the migration: npm run cms -- create-migration add-a-field',
    );
  process.env['PAYLOAD_SECRET'] ??= 'writing a migration signs and stores nothing';
  const { default: config } = await import('../payload.config.ts');
  const payload = await getPayload({ config, disableDBConnect: true });
  payload.db.migrationDir = folder;
  payload.logger.level = 'error';
  await payload.db.createMigration({
    migrationName: name,
    payload,
    skipEmpty: true,
    forceAcceptWarning: false,
  });
  // Migrations are found by file name: the list that the framework writes is not used.
  rmSync(path.join(folder, 'index.ts'), { force: true });
  for (const file of globSync('*.ts', { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    // Node strips only imports that are marked as types.
    writeFileSync(
      path.join(folder, file),
      text.replace(
        'import { MigrateUpArgs, MigrateDownArgs, sql }',
        'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
      ),
    );
  }
}
