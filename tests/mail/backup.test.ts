import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createOutbox, type Outbox } from '../../server/contact/outbox.ts';
import { openPostgres, openSqlite } from '../../server/contact/sql-database.ts';
import { newFolder } from '../harness/temporary-folder.ts';
import { storedMessage as message } from './messages.ts';
import { postgresPrograms, startPostgres, type Postgres } from './postgres.ts';

type Environment = Record<string, string>;

const databaseName = 'contact-messages.db';
const openIn = (folder = ''): Outbox => createOutbox(openSqlite(path.join(folder, databaseName)));

/** Folders of a site and a CMS that do not exist yet. */
function newPlaces(): Environment {
  const folder = newFolder(onTestFinished);
  return {
    DATA_FOLDER: path.join(folder, 'site'),
    CMS_DATA_FOLDER: path.join(folder, 'cms'),
    CONTENT_FOLDER: path.join(folder, 'content'),
  };
}

function run(
  name: 'backup' | 'restore',
  environment: Environment,
  ...parameters: readonly string[]
): { code: number | null; output: string; errors: string } {
  const env = { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', ...environment };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/backup/command.ts', name, ...parameters],
    { encoding: 'utf8', env },
  );
  return { code: status, output: stdout, errors: stderr };
}

/** @returns the path of a backup in a folder, by default a new one */
function backUp(
  environment: Environment,
  folder = newFolder(onTestFinished, 'backups'),
  ...parameters: string[]
): string {
  const { output, errors } = run('backup', environment, folder, ...parameters);
  expect(errors).toBe('');
  return output.trim();
}

/** A site that is running and a CMS, with something in them. */
async function usedPlaces(): Promise<Environment> {
  const places = newPlaces();
  const outbox = openIn(places['DATA_FOLDER']);
  onTestFinished(() => outbox.close());
  await outbox.store(message, new Date());
  const cms = places['CMS_DATA_FOLDER'] ?? '';
  mkdirSync(cms);
  const database = new DatabaseSync(path.join(cms, 'cms.db'));
  database.exec("CREATE TABLE users (name TEXT); INSERT INTO users VALUES ('a')");
  database.close();
  writeFileSync(path.join(cms, 'payload-secret'), 'secret');
  const content = places['CONTENT_FOLDER'] ?? '';
  mkdirSync(content);
  writeFileSync(path.join(content, 'holidays.json'), '[]');
  return places;
}

test('a backup of a running site holds everything, for its owner only; it all comes back, and overwrites nothing', async () => {
  const places = await usedPlaces();
  const backup = backUp(places);
  const names = readdirSync(backup, { recursive: true }).map(String).toSorted();
  expect(names).toEqual([
    'cms',
    'cms/cms.db',
    'cms/payload-secret',
    'content',
    'content/holidays.json',
    'site',
    `site/${databaseName}`,
  ]);
  for (const name of names) expect(statSync(path.join(backup, name)).mode & 0o077).toBe(0);
  const others = newPlaces();
  expect(run('restore', others, backup)).toMatchObject({ code: 0, errors: '' });
  const secret = path.join(others['CMS_DATA_FOLDER'] ?? '', 'payload-secret');
  expect(readFileSync(secret, 'utf8')).toBe('secret');
  const restored = openIn(others['DATA_FOLDER']);
  expect(await restored.list()).toMatchObject([message]);
  await restored.close();

  const content = path.join(places['CONTENT_FOLDER'] ?? '', 'holidays.json');
  rmSync(places['DATA_FOLDER'] ?? '', { recursive: true });
  writeFileSync(content, '[1]');
  const { code, errors } = run('restore', places, backup);
  expect(code).toBe(1);
  expect(errors).toMatch(/is there already: [^\n]* nothing was restored\n$/);
  expect(readFileSync(content, 'utf8')).toBe('[1]');
  expect(run('restore', places, backup, '--only', 'site').code).toBe(0);
});

test('the newest backups are kept, and nothing else in their folder is touched', async () => {
  const places = await usedPlaces();
  const folder = newFolder(onTestFinished, 'backups');
  mkdirSync(path.join(folder, 'mine'));
  const made = [1, 2].map(() => path.basename(backUp(places, folder, '--keep', '1')));
  expect(readdirSync(folder)).toEqual([made[1], 'mine']);
});

test.each([
  ['backup', ['a', '--keep', '0'], /^--keep must be a number from 1\n$/],
  ['restore', ['/nowhere'], /^\/nowhere is not a complete backup[^\n]*\n$/],
] as const)('%s %j is refused', (name, parameters, line) => {
  const { code, output, errors } = run(name, newPlaces(), ...parameters);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(line);
});

describe.skipIf(!postgresPrograms)('from Postgres, where the machine has it', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('messages come back into an empty database, and another is not overwritten', async () => {
    const places = { ...newPlaces(), DATABASE_URL: postgres.newDatabase() };
    const outbox = createOutbox(openPostgres(places.DATABASE_URL));
    onTestFinished(() => outbox.close());
    const { id } = await outbox.store(message, new Date());
    const backup = backUp(places);
    expect(run('restore', places, backup).errors).toMatch(/^The database has contact messages/);
    expect(run('restore', newPlaces(), backup).errors).toMatch(/was saved from Postgres: set DATA/);
    const others = { ...newPlaces(), DATABASE_URL: postgres.newDatabase() };
    expect(run('restore', others, backup)).toMatchObject({ code: 0, errors: '' });
    const restored = createOutbox(openPostgres(others.DATABASE_URL));
    expect(await restored.list()).toMatchObject([{ id }]);
    await restored.close();
  });
});
