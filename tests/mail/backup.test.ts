import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createOutbox, type Outbox } from '../../server/contact/outbox.ts';
import { openPostgres, openSqlite } from '../../server/contact/sql-database.ts';
import { runBackupCommand } from '../../tools/backup/command.ts';
import { newFolder } from '../harness/temporary-folder.ts';
import { postgresPrograms, startPostgres, type Postgres } from './postgres.ts';

type Environment = Record<string, string>;

const message = {
  name: '李明',
  phone: '+86 10',
  email: 'li@example.com',
  subject: 'Fees',
  message: 'How much is a swap?',
  page: '',
  language: '',
  referral: '',
  campaign: '',
};

const databaseName = 'contact-messages.db';
const openIn = (folder: string): Outbox =>
  createOutbox(openSqlite(path.join(folder, databaseName)));

/** Folders of a site and a CMS that do not exist yet. */
function newPlaces(): Environment {
  const folder = newFolder(onTestFinished);
  return {
    DATA_FOLDER: path.join(folder, 'site'),
    CMS_DATA_FOLDER: path.join(folder, 'cms'),
  };
}

async function run(
  name: 'backup' | 'restore',
  environment: Environment,
  ...parameters: string[]
): Promise<{ code: number; output: string; errors: string }> {
  let [output, errors] = ['', ''];
  const code = await runBackupCommand(name, parameters, {
    environment,
    out: (line) => (output += line),
    errors: (line) => (errors += line),
    now: new Date(),
  });
  return { code, output, errors };
}

/** Stores message after message. @returns the ids that were confirmed, and how to stop */
function keepWriting(store: Outbox): { confirmed: string[]; stop: () => Promise<void> } {
  const confirmed: string[] = [];
  const clock = { isOver: false };
  const writing = (async () => {
    while (!clock.isOver) {
      const subject = `number ${confirmed.length}`;
      const { id } = await store.store({ ...message, subject }, new Date());
      confirmed.push(id);
      // SQLite confirms in the same turn: others need turns, too.
      await new Promise(setImmediate);
    }
  })();
  return {
    confirmed,
    async stop() {
      clock.isOver = true;
      await writing;
    },
  };
}

/** A site and a CMS with something in them. @returns the backup's path */
async function savedSite(environment: Environment): Promise<string> {
  const { DATA_FOLDER = '', CMS_DATA_FOLDER = '' } = environment;
  const store = openIn(DATA_FOLDER);
  await store.store(message, new Date());
  await store.close();
  mkdirSync(path.join(DATA_FOLDER, 'responses'));
  writeFileSync(path.join(DATA_FOLDER, 'responses', 'page'), 'rendered again at any time');
  writeFileSync(path.join(DATA_FOLDER, 'page-dates.json'), '{}');
  mkdirSync(CMS_DATA_FOLDER);
  const cms = new DatabaseSync(path.join(CMS_DATA_FOLDER, 'cms.db'));
  cms.exec(
    "PRAGMA journal_mode = WAL; CREATE TABLE users (name TEXT); INSERT INTO users VALUES ('a')",
  );
  cms.close();
  writeFileSync(path.join(CMS_DATA_FOLDER, 'payload-secret'), 'secret');
  writeFileSync(path.join(CMS_DATA_FOLDER, 'lock.db'), '');
  const { output, errors } = await run('backup', environment, newFolder(onTestFinished, 'backups'));
  expect(errors).toBe('');
  return output.split('\n')[0] ?? '';
}

test('a backup that is made while messages are written holds every one that was confirmed before', async () => {
  const places = newPlaces();
  const store = openIn(places['DATA_FOLDER'] ?? '');
  const { confirmed, stop } = keepWriting(store);
  await expect.poll(() => confirmed.length).toBeGreaterThan(20);
  const before = [...confirmed];
  const child = spawn(
    process.execPath,
    ['tools/backup.js', newFolder(onTestFinished, 'backups'), '--only', 'site'],
    { env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', ...places } },
  );
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const after = confirmed.length;
  await stop();
  await store.close();
  expect([code, errors]).toEqual([0, '']);
  expect(after).toBeGreaterThan(before.length);

  const others = newPlaces();
  expect(await run('restore', others, output.split('\n')[0] ?? '')).toMatchObject({
    code: 0,
    errors: '',
  });
  const restored = openIn(others['DATA_FOLDER'] ?? '');
  const ids = (await restored.list()).map(({ id }) => id);
  await restored.close();
  expect(before.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !confirmed.includes(id))).toEqual([]);
});

test('a backup holds what cannot be made again, for its owner only, and all of it comes back', async () => {
  const places = newPlaces();
  const backup = await savedSite(places);
  expect(readdirSync(backup, { recursive: true }).map(String).toSorted()).toEqual([
    'cms',
    'cms/cms.db',
    'cms/payload-secret',
    'manifest.json',
    'site',
    `site/${databaseName}`,
    'site/page-dates.json',
  ]);
  for (const name of readdirSync(backup, { recursive: true }))
    expect(statSync(path.join(backup, String(name))).mode & 0o077).toBe(0);
  const others = newPlaces();
  expect((await run('restore', others, backup)).code).toBe(0);
  const cms = path.join(others['CMS_DATA_FOLDER'] ?? '', 'payload-secret');
  expect(readFileSync(cms, 'utf8')).toBe('secret');
  const only = newPlaces();
  expect((await run('restore', only, backup, '--only', 'cms')).code).toBe(0);
  expect(existsSync(only['DATA_FOLDER'] ?? '')).toBe(false);
});

test('a restoration overwrites nothing by mistake, and never a database that is open', async () => {
  const places = newPlaces();
  const backup = await savedSite(places);
  const folder = places['DATA_FOLDER'] ?? '';
  const file = path.join(folder, databaseName);
  const refused = async (reason: RegExp, ...parameters: string[]): Promise<void> => {
    const { code, errors } = await run('restore', places, backup, ...parameters);
    expect([code, errors]).toEqual([1, expect.stringMatching(reason)]);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  };
  await refused(/contact-messages\.db is not empty: make a backup .* --force/, '--only', 'site');
  await refused(/cms\.db is not empty: /, '--only', 'cms');
  const open = openIn(folder);
  await open.store({ ...message, subject: 'later' }, new Date());
  await refused(/contact-messages\.db is in use: stop the program/, '--force');
  expect(await open.list()).toHaveLength(2);
  await open.close();
  expect((await run('restore', places, backup, '--force')).code).toBe(0);
  const subjects = async (): Promise<string[]> => {
    const store = openIn(folder);
    const messages = await store.list();
    await store.close();
    return messages.map(({ subject }) => subject);
  };
  expect(await subjects()).toEqual(['Fees']);
  // Gone, although its mark says that there was one.
  rmSync(file);
  expect((await run('restore', places, backup, '--only', 'site')).code).toBe(0);
  expect(await subjects()).toEqual(['Fees']);
  writeFileSync(file, 'x'.repeat(8192));
  expect((await run('restore', places, backup, '--only', 'site')).code).toBe(0);
  expect(await subjects()).toEqual(['Fees']);
  expect(readdirSync(folder).filter((name) => name.includes('.damaged-'))).toHaveLength(1);
});

test('a backup that is not complete, or not what was saved, is not restored', async () => {
  const backup = await savedSite(newPlaces());
  const places = newPlaces();
  const errorsOf = async (): Promise<string> => (await run('restore', places, backup)).errors;
  appendFileSync(path.join(backup, 'site', 'page-dates.json'), ' ');
  expect(await errorsOf()).toMatch(
    /page-dates\.json is not what was saved: nothing was restored\n$/,
  );
  rmSync(path.join(backup, 'site', 'page-dates.json'));
  expect(await errorsOf()).toMatch(/page-dates\.json is missing: nothing was restored\n$/);
  rmSync(path.join(backup, 'manifest.json'));
  expect(await errorsOf()).toMatch(/is not a complete backup: it has no manifest\.json\n$/);
  expect(existsSync(places['DATA_FOLDER'] ?? '')).toBe(false);
});

test('the newest backups are kept, and nothing else in their folder is touched', async () => {
  const places = newPlaces();
  const folder = path.dirname(await savedSite(places));
  mkdirSync(path.join(folder, 'mine'));
  for (let count = 0; count < 3; count++) await run('backup', places, folder, '--keep', '2');
  expect(readdirSync(folder)).toHaveLength(3);
  expect(readdirSync(folder)).toContain('mine');
});

test.each([
  ['backup', [], /^Name one folder\n/],
  ['backup', ['a', '--keep', '0'], /^--keep must be a whole number from 1\n/],
  ['backup', ['a', '--force'], /^backup has no --force\n/],
  ['restore', ['a', '--only', 'all'], /^--only must be one of site, cms\n/],
  ['restore', ['/nowhere'], /^\/nowhere is not a complete backup/],
  ['backup', ['/nowhere'], /^There is nothing to save: /],
] as const)('%s %j is refused in a line', async (name, parameters, line) => {
  const { code, output, errors } = await run(name, newPlaces(), ...parameters);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(line);
});

describe.skipIf(!postgresPrograms)('from Postgres (skipped where the machine has none)', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('messages and the CMS come back from one database, which is not overwritten by mistake', async () => {
    const DATABASE_URL = postgres.newDatabase();
    const file = path.join(newFolder(onTestFinished), 'database-url');
    writeFileSync(file, DATABASE_URL);
    const places = { ...newPlaces(), DATABASE_URL_FILE: file };
    const connect = (url: string): Outbox => createOutbox(openPostgres(url));
    const database = openPostgres(DATABASE_URL);
    await database.query('CREATE TABLE payload_migrations (name TEXT)');
    await database.query("CREATE TABLE users AS SELECT 'a' AS name");
    const store = connect(DATABASE_URL);
    const { confirmed, stop } = keepWriting(store);
    await expect.poll(() => confirmed.length).toBeGreaterThan(20);
    const before = [...confirmed];
    const { output, errors } = await run('backup', places, newFolder(onTestFinished, 'backups'));
    await stop();
    expect(errors).toBe('');
    const backup = output.split('\n')[0] ?? '';
    expect(readdirSync(backup).toSorted()).toEqual(['cms.dump', 'manifest.json', 'site.dump']);

    const refusal = async (): Promise<string> => (await run('restore', places, backup)).errors;
    expect(await refusal()).toMatch(/^Postgres has \d+ other connections: stop the programs/);
    await store.close();
    await database.close();
    expect(await refusal()).toMatch(/^The table \w+ is not empty: make a backup .* --force/);
    expect((await run('restore', newPlaces(), backup)).errors).toMatch(
      /^\w+\.dump was saved from Postgres: set (?:CMS_)?DATABASE_URL; nothing was restored\n$/,
    );

    const others = {
      ...newPlaces(),
      DATABASE_URL: postgres.newDatabase(),
      CMS_DATABASE_URL: postgres.newDatabase(),
    };
    for (const parameters of [[], ['--force']])
      expect(await run('restore', others, backup, ...parameters)).toMatchObject({
        code: 0,
        errors: '',
      });
    const restored = connect(others.DATABASE_URL);
    const ids = new Set((await restored.list()).map(({ id }) => id));
    await restored.close();
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    const cms = openPostgres(others.CMS_DATABASE_URL);
    expect(await cms.query('SELECT name FROM users')).toEqual([{ name: 'a' }]);
    await cms.close();
  });

  test('a Postgres that is away is reported in a line without its password', async () => {
    const away = { ...newPlaces(), DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/none' };
    const { code, errors } = await run('backup', away, newFolder(onTestFinished, 'backups'));
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^Postgres does not respond: [^\n]+\n$/),
    ]);
    expect(errors).not.toContain('hidden');
  });
});
