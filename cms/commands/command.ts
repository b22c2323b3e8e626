import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { passwordProblem } from '../collections/password-rule.ts';
import { CmsSettingError } from '../settings.ts';
import { writeSpecs as specsFile } from '../specs/spec-csv.ts';
import { tiers, type Tier } from '../specs/spec-fields.ts';
import { sayProblem } from '../specs/spec-problems.ts';
import { askPassword } from './ask-password.ts';
import { CommandError } from './command-error.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** Paths are meant from where the command was given. */
const fromCaller = (file: string): string =>
  path.resolve(process.env['CMS_CALLER_FOLDER'] ?? process.cwd(), file);

/** Loaded when all that was asked is right. */
const library = () => import('./library.ts');

function tierOf(name: string | undefined): Tier {
  const tier = tiers.find((candidate) => candidate === name);
  if (!tier) throw new CommandError(`Which list? One of ${tiers.join(', ')}`);
  return tier;
}

function emailOf(email: string | undefined): string {
  if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new CommandError('Whose? Give --email somebody@example.com');
  return email.trim().toLowerCase();
}

async function newPassword(email: string): Promise<string> {
  const password = await askPassword();
  const problem = passwordProblem(password, email);
  if (problem) throw new CommandError(`${problem}; nothing was changed`);
  return password;
}

const commands: Record<string, (parameters: string[]) => Promise<void>> = {
  /** What a start needs: the schema, and something to say. */
  async prepare() {
    const { alone, migrate, openCms, seed } = await library();
    const payload = await openCms();
    const filled = await alone(payload, async () => {
      await migrate(payload);
      return seed(payload);
    });
    if (filled.length > 0) say(`Filled from content/: ${filled.join(', ')}`);
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { role: { equals: 'administrator' } },
    });
    if (totalDocs === 0)
      say(
        'There is no administrator yet: npm run cms -- create-administrator --email you@example.com',
      );
  },

  async migrate() {
    const { openMigrated } = await library();
    await openMigrated();
    say('The database is up to date');
  },

  async 'create-administrator'(parameters) {
    const { values } = parseArgs({
      args: parameters,
      options: { email: { type: 'string' }, name: { type: 'string' } },
    });
    const email = emailOf(values.email);
    const password = await newPassword(email);
    const { openMigrated } = await library();
    const payload = await openMigrated();
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { email: { equals: email } },
    });
    if (totalDocs > 0)
      throw new CommandError(
        `${email} is a user already; a new password: npm run cms -- set-password --email ${email}`,
      );
    await payload.create({
      collection: 'users',
      data: { email, password, name: values.name ?? '', role: 'administrator' },
    });
    say(`${email} is an administrator`);
  },

  async 'set-password'(parameters) {
    const { values } = parseArgs({ args: parameters, options: { email: { type: 'string' } } });
    const email = emailOf(values.email);
    const password = await newPassword(email);
    const { openMigrated } = await library();
    const payload = await openMigrated();
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: email } },
      limit: 1,
      depth: 0,
    });
    const [user] = docs;
    if (!user) throw new CommandError(`There is no user ${email}`);
    // Whoever knew the old one is logged out, and a locked account opens.
    await payload.update({
      collection: 'users',
      id: user.id,
      data: { password, sessions: [], loginAttempts: 0, lockUntil: null },
    });
    say(`${email} has a new password`);
  },

  async 'import-specs'(parameters) {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'remove-missing': { type: 'boolean', default: false },
      },
    });
    const tier = tierOf(positionals[0]);
    if (!positionals[1])
      throw new CommandError('Which file? npm run cms -- import-specs standard specs.csv');
    const file = fromCaller(positionals[1]);
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new CommandError(`${file} cannot be read (${error.code})`);
    });
    const { importCsv, openMigrated, siteCallsOf } = await library();
    const payload = await openMigrated();
    const dryRun = values['dry-run'];
    const outcome = await importCsv(payload, tier, text, {
      dryRun,
      removeMissing: values['remove-missing'],
    });
    if (outcome.state === 'bad') {
      for (const { row, column, problem } of outcome.problems)
        process.stderr.write(`row ${row}${column ? `, ${column}` : ''}: ${sayProblem(problem)}\n`);
      throw new CommandError(
        `Nothing was imported: ${outcome.problems.length} problem${outcome.problems.length === 1 ? '' : 's'} in ${positionals[1]}`,
      );
    }
    const { created, updated, unchanged, removed } = outcome;
    say(
      `${dryRun ? 'Checked, nothing written' : 'Published'}: ${created} new, ${updated} changed, ${unchanged} unchanged, ${removed} ${dryRun ? 'to delete' : 'deleted'}`,
    );
    if (!dryRun) {
      payload.logger.level = 'warn';
      await siteCallsOf(payload)?.announceNow();
    }
  },

  async 'export-specs'(parameters) {
    const tier = tierOf(parameters[0]);
    const { openMigrated, readSpecs } = await library();
    const text = specsFile(await readSpecs(await openMigrated(), tier));
    if (parameters[1]) await writeFile(fromCaller(parameters[1]), text);
    else process.stdout.write(text);
  },

  async 'copy-to-postgres'(parameters) {
    const { copyToPostgres } = await import('./copy-to-postgres.ts');
    say(
      `Copied: ${await copyToPostgres(parameters[0])} rows. From now on start with that DATABASE_URL and this PAYLOAD_SECRET (see docs/cms.md)`,
    );
  },

  /** For whoever changes a collection: the next migration of the database in use. */
  async 'create-migration'(parameters) {
    const { createMigration } = await import('./create-migration.ts');
    await createMigration(parameters[0], parameters[1] && fromCaller(parameters[1]));
  },

  /** For whoever changes a collection or a part of the admin: types and the list of parts. */
  async generate() {
    const { generate } = await import('./generate.ts');
    await generate();
  },
};

const [name = '', ...parameters] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new CommandError(`'${name}' is unknown: ${Object.keys(commands).join(', ')}`);
  await command(parameters);
  process.exit(0);
} catch (error) {
  const expected =
    error instanceof CommandError ||
    error instanceof CmsSettingError ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(
    `${expected ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
