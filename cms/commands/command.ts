import path from 'node:path';
import { OperatorError } from '../../core/util/operator-error.ts';
import { openCms } from './open-cms.ts';
import { seed } from './prepare.ts';
import { createAdministrator, setPassword } from './user-commands.ts';

/** Migrates the database and seeds empty lists: everything that a start needs. */
async function prepare(): Promise<void> {
  const payload = await openCms();
  const seeded = await seed(payload);
  if (seeded.length > 0) console.log(`Filled from content/: ${seeded.join(', ')}`);
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { role: { equals: 'administrator' } },
  });
  if (totalDocs === 0)
    console.log(
      'There is no administrator yet: npm run cms -- create-administrator --email you@example.com',
    );
}

const commands = new Map<string, (parameters: string[]) => Promise<void>>([
  ['prepare', prepare],
  ['create-administrator', createAdministrator],
  ['set-password', setPassword],
  [
    'create-migration',
    async ([name, folder]) =>
      (await import('./schema-commands.ts')).createMigration(
        name,
        folder && path.resolve('..', folder),
      ),
  ],
  ['generate', async () => (await import('./schema-commands.ts')).generate()],
]);

const isExpected = (error: unknown): error is Error =>
  error instanceof OperatorError ||
  Boolean((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS'));

const [name = '', ...parameters] = process.argv.slice(2);
try {
  const command = commands.get(name);
  if (!command)
    throw new OperatorError(
      `There is no command '${name}'. Commands: ${[...commands.keys()].join(', ')}`,
    );
  await command(parameters);
  process.exit(0);
} catch (error) {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${isExpected(error) ? error.message : message}\n`);
  process.exit(1);
}
