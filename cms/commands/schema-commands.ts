import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateImportMap, getPayload } from 'payload';
import { generateTypes } from 'payload/node';
import { OperatorError } from '../../core/util/operator-error.ts';

/** Commands for developers. They open no database. */
async function loadConfig() {
  process.env['PAYLOAD_SECRET'] ??= 'these commands sign and store nothing';
  const { default: config } = await import('../payload.config.ts');
  return config;
}

/** Writes a migration from the last one of a folder to the current collections; nothing if the schema is unchanged. */
export async function createMigration(
  name: string | undefined,
  folder = path.resolve(import.meta.dirname, '../migrations'),
): Promise<void> {
  if (!name || !/^[a-z][a-z0-9-]*$/.test(name))
    throw new OperatorError(
      'Specify a name for the migration: npm run cms -- create-migration add-a-field',
    );
  const payload = await getPayload({ config: loadConfig(), disableDBConnect: true });
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
  // The next migration is compared with the newest snapshot of the schema alone.
  for (const file of globSync('*.json', { cwd: folder }).toSorted().slice(0, -1))
    rmSync(path.join(folder, file));
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

/** Writes the types of the collections, and the map of the admin's own components. */
export async function generate(): Promise<void> {
  const config = await loadConfig();
  await generateImportMap(config, { force: true, log: false });
  await generateTypes(config, { log: false });
}
